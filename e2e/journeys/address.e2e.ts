import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { addressMachine } from '#machines/address/address.machine.ts';
import { addressModel } from '#machines/address/address.model.ts';
import { AROUND_CAROUGE, CAROUGE, fillBasket, holderOf, newCustomer, saveAddress, storeNamed } from '../demo-city.ts';
import type { BasketPage } from '../models/BasketPage.ts';
import { remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { openBasket } from '../with-basket.ts';

type Props = { readonly basket: BasketPage };
const ports = {
  checkAvailable: endpoints.check_delivery_available.path,
  changeAddress: endpoints.change_delivery_address.path,
  // Whether there is such a postcode is asked first; where the street lies in it, right after.
  locateByPostcode: endpoints.get_address_using_postcode.path,
};
/** A place kept without a postcode, so that one has to be applied. */
const SAVED = { address_name: 'Atelier', address: 'Rue de Carouge 24', ...AROUND_CAROUGE };
const waits =
  (port: keyof typeof ports) =>
  ({ calls }: Stage<Props>) =>
    expect.poll(() => calls.isWaiting(ports[port])).toBe(true);

actInThePage<SnapshotFrom<typeof addressMachine>['value'], Props>({
  model: modelOf(addressModel),
  ports,
  unreachable: {},
  rules: [
    {
      event: 'postcode.applied',
      when: ({ context }) => context.wanted !== null,
      because: 'the address that the page begins with has its postcode',
    },
  ],
  unseen: [],
  open: async (page) => {
    const user = await newCustomer(page.request);
    await saveAddress(page.request, user, SAVED);
    const store = await storeNamed(page.request, 'Café de la Rade');
    await fillBasket(page.request, holderOf(user), store, 'Moitié-moitié fondue', 1);
    await remember(page, { user, place: CAROUGE });
    const basket = await openBasket(page);
    return { basket };
  },
  acts: {
    'the customer chooses another address': async ({ props: { basket } }) => {
      await basket.open('where');
      await basket.changeAddress.click();
      await basket.saved(SAVED.address_name).click();
    },
    'the customer applies a postcode': async ({ props: { basket } }) => {
      await basket.open('where');
      // One that was wrong is not asked again.
      await basket.postcode.fill((await basket.wrongPostcode.isVisible()) ? '1204' : '1205');
      await basket.applyPostcode.click();
    },
    'the customer applies an empty postcode': async ({ props: { basket } }) => {
      await basket.open('where');
      await basket.postcode.fill(' ');
      await basket.postcode.press('Enter');
    },
  },
  states: {
    standing: async ({ props: { basket } }) => {
      await expect(basket.payment.or(basket.changeAddress).first()).toBeVisible();
      await expect(basket.changingAddress).toBeHidden();
      await expect(basket.addressTrouble).toBeHidden();
    },
    checking: async (stage) => {
      await expect(stage.props.basket.changingAddress).toBeVisible();
      await waits('checkAvailable')(stage);
    },
    changing: async (stage) => {
      await expect(stage.props.basket.changingAddress).toBeVisible();
      await waits('changeAddress')(stage);
    },
    locating: waits('locateByPostcode'),
    kept: ({ props: { basket } }) => expect(basket.addressTrouble).toBeVisible(),
    wrongPostcode: async ({ props: { basket } }) => {
      await expect(basket.wrongPostcode).toBeVisible();
      await expect(basket.postcode).toHaveValue('');
    },
  },
});
