import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { recipientMachine } from '#machines/recipient/recipient.machine.ts';
import { recipientModel } from '#machines/recipient/recipient.model.ts';
import { AROUND_CAROUGE, CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, saveAddress, storeNamed } from '../demo-city.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { openPage, QUIET_PATH, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Props = {
  readonly basket: BasketPage;
  /** The name in its field once the customer has signed in. */ readonly named: string;
  readonly signInElsewhere: () => Promise<void>;
};
/** A place without a house number, whose door is known all the same. */
const SAVED = { address_name: 'Atelier', address: 'Rue de Carouge, 1205 Genève', floor: '3', entry_code: '4812', ...AROUND_CAROUGE };

/** Delivery or pickup, then Payment; whoever agreed comes back from the last look. */
const give =
  (isPickup: boolean) =>
  async ({ page, props: { basket } }: Stage<Props>) => {
    await basket.collect.setChecked(isPickup);
    await basket.isReady();
    await basket.payment.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await comeBack(basket);
  };
async function comeBack(basket: BasketPage): Promise<void> {
  if (await basket.pickup.isVisible()) return;
  if (await basket.lastLook.isHidden()) return basket.done();
  await basket.change.click();
  await expect(basket.lastLook).toBeHidden();
}
const typeAtTheDoor =
  (field: 'houseNumber' | 'postcode' | 'noteForCourier', text: string) =>
  async ({ props: { basket } }: Stage<Props>) => {
    await basket.collect.setChecked(false);
    await basket.within('where', () => basket[field].fill(text));
  };

actInThePage<SnapshotFrom<typeof recipientMachine>['value'], Props>({
  model: modelOf(recipientModel),
  ports: {},
  unreachable: {
    'the customer wants it delivered nowhere yet': 'a basket that has an address keeps one',
    'another address brings nothing': 'what is held against the fields is the address that the basket begins with, see `address.e2e.ts`',
    'the customer signs out': 'their basket goes with them, and its page with it',
  },
  rules: [
    { event: 'customer.known', in: 'wanting', because: 'a guest logs in before anything is held against the fields' },
    {
      event: 'contact.given',
      when: ({ context }) => context.draft.name !== '' && context.draft.phone !== '',
      because: 'a guest is asked to log in instead, which brings name and phone',
    },
    { event: 'door.known', when: ({ context }) => context.draft.phone !== '', because: 'a guest has no saved addresses' },
  ],
  unseen: [],
  open: async (page, _calls, input) => {
    const user = await newCustomer(page.request);
    await saveAddress(page.request, user, SAVED);
    const store = await storeNamed(page.request, 'Café de la Rade');
    const cartToken = newCartToken();
    await fillBasket(page.request, { cart_unique_token: cartToken }, store, 'Moitié-moitié fondue', 1);
    await fillBasket(page.request, holderOf(user), store, 'Moitié-moitié fondue', 1);
    await remember(page, { place: CAROUGE, cartToken });
    await openPage(page, '/basket');
    const basket = new BasketPage(page);
    await expect(basket.login).toBeVisible();
    if (input === 1) {
      await basket.within('who', () => basket.name.fill('Inès Marques'));
      await basket.within('where', () => basket.entryCode.fill('1905'));
      await page.reload();
      await expect(basket.login).toBeVisible();
      await expect(basket.row('who')).toContainText('Inès Marques');
      await expect(basket.row('where')).toContainText('1905');
    }
    return {
      basket,
      named: input === 1 ? 'Inès Marques' : 'Zoé Test',
      signInElsewhere: async () => {
        const other = await page.context().newPage();
        await other.goto(QUIET_PATH);
        await other.evaluate((signedIn) => localStorage.setItem('user', signedIn), JSON.stringify(user));
        await other.close();
      },
    };
  },
  acts: {
    'the customer signs in': ({ props: { signInElsewhere } }) => signInElsewhere(),
    'the customer types another name': ({ props: { basket } }) => basket.within('who', () => basket.name.fill('Noah Favre')),
    'the customer pastes a phone number': ({ props: { basket } }) => basket.within('who', () => basket.phone.fill('0041 79 222 33 44')),
    'the customer types half a phone number': ({ props: { basket } }) => basket.within('who', () => basket.phone.fill('079 41')),
    'the customer types a house number': typeAtTheDoor('houseNumber', '12'),
    'the customer types a postcode without applying it': typeAtTheDoor('postcode', '1227'),
    'the customer types a note for the courier': typeAtTheDoor('noteForCourier', 'The dog is called Hugo'),
    'a saved address brings its floor and code': async ({ props: { basket } }) => {
      await basket.collect.setChecked(false);
      await basket.within('where', async () => {
        await basket.changeAddress.click();
        await basket.saved(SAVED.address_name).click();
        await expect(basket.floor).toHaveValue(SAVED.floor);
      });
    },
    'the customer wants it delivered': give(false),
    'the customer wants to collect it': give(true),
    'the customer confirms to collect': async ({ props: { basket } }) => {
      await basket.confirmPickup.click();
      await expect(basket.lastLook).toBeVisible();
      await expect(basket.pickup).toBeHidden();
      await comeBack(basket);
    },
    'the customer changes their mind': ({ props: { basket } }) => basket.changePickup.click(),
  },
  afterwards: {
    'the customer signs in': async ({ props: { basket, named } }) => {
      await expect(basket.row('who')).toContainText(named);
      await expect(basket.row('who')).toContainText(/\+41 7\d \d{3} \d\d \d\d/);
      await basket.isReady();
    },
    'the customer types another name': ({ props: { basket } }) => expect(basket.row('who')).toContainText('Noah Favre'),
    'a saved address brings its floor and code': async ({ props: { basket } }) => {
      await expect(basket.row('where')).toContainText(`Floor ${SAVED.floor}, entry code ${SAVED.entry_code}`);
      await expect(basket.row('where')).toContainText('Please add the house number');
    },
  },
  states: {
    filling: async ({ props: { basket } }) => {
      await expect(basket.pickup).toBeHidden();
      await expect(basket.row('who')).toBeVisible();
    },
    // What was wrong may be right by now; each field says what is missing only as long as it is, and nothing was asked further.
    wanting: async ({ props: { basket } }) => {
      await expect(basket.pickup).toBeHidden();
      await expect(basket.lastLook).toBeHidden();
      await expect(basket.row('who')).toBeVisible();
    },
    askingPickup: async ({ props: { basket } }) => {
      await expect(basket.pickup).toContainText('Café de la Rade');
      await expect(basket.confirmPickup).toBeVisible();
    },
  },
});
