import { expect } from '@playwright/test';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { amex, newCardModel, mastercard, visa } from '#machines/new-card/new-card.model.ts';
import { newCustomer } from '../demo-city.ts';
import { PaymentDialog } from '../models/PaymentDialog.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type State = 'idle' | 'filling' | 'preparing' | 'keeping' | 'saving' | 'unsaved';
type Props = { readonly cards: PaymentDialog };

const ports = {
  makeIntent: endpoints.get_stripe_add_card_intent.path,
  keepCard: CARD_SANDBOX.confirmSetupIntent,
  addCard: endpoints.add_card.path,
};

const tells =
  (path: string, answer: object) =>
  async ({ calls }: Stage<Props>) =>
    (await calls.take(path)).fulfill({ json: { success: true, ...answer } });
const waitsFor =
  (path: string) =>
  ({ calls }: Stage<Props>) =>
    expect.poll(() => calls.isWaiting(path)).toBe(true);
const button = ({ page }: Stage<Props>, name: string) => page.getByRole('button', { name, exact: true });

actInThePage<State, Props>({
  model: modelOf(newCardModel),
  ports,
  unreachable: {
    'the provider breaks': 'the door to the provider catches whatever breaks and says that nobody knows',
    'a quarter of an hour passes with the provider': 'the sandbox loses patience long before; a question of Stripe’s stays that long',
    'the customer has read the message': 'the message stands until the next wish',
    'the customer gives a card for this order alone': 'the account’s page saves each card; e2e/card-once.e2e.ts has the checkout’s',
  },
  rules: [],
  unseen: [],
  open: async (page) => {
    await remember(page, { user: await newCustomer(page.request) });
    await page.route(`**${endpoints.get_card_list.path}`, (route) => route.fulfill({ json: { success: true, cards: [visa, mastercard] } }));
    await openPage(page, '/payments');
    return { cards: new PaymentDialog(page) };
  },
  acts: {
    'the customer asks again': (stage) => button(stage, 'Try again').click(),
    'the customer wants to add a card': ({ props: { cards } }) => cards.add.click(),
    'the customer gives the card': async ({ props: { cards } }) => {
      await cards.fillCard('4242424242424242');
      await cards.save.click();
    },
    'the customer thinks better of the card': (stage) => button(stage, 'Cancel').click(),
    'the provider refuses the card': async ({ calls }) =>
      (await calls.take(ports.keepCard)).fulfill({
        json: {
          intent: { id: 'seti_1', status: 'requires_payment_method', payment_method: null },
          error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
        },
      }),
    'the server adds the card': tells(ports.addCard, { card: amex }),
  },
  afterwards: {
    'the server adds the card': ({ page }) => expect(page.getByText('AMEX ···· 0005 is saved.')).toBeVisible(),
    'the provider refuses the card': ({ page }) => expect(page.getByText('Your card was declined.').first()).toBeVisible(),
  },
  states: {
    idle: ({ props: { cards } }) => expect(cards.add).toBeEnabled(),
    filling: async ({ props: { cards } }) => {
      await expect(cards.number).toBeVisible();
      await expect(cards.save).not.toHaveAttribute('aria-busy', 'true');
    },
    preparing: waitsFor(ports.makeIntent),
    keeping: waitsFor(ports.keepCard),
    saving: waitsFor(ports.addCard),
    unsaved: (stage) => expect(button(stage, 'Try again')).toBeVisible(),
  },
});
