import { expect } from '@playwright/test';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { amex, cardsModel, mastercard, visa } from '#machines/cards/cards.model.ts';
import { newCustomer } from '../demo-city.ts';
import { PaymentDialog } from '../models/PaymentDialog.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type State =
  | 'loading'
  | 'unavailable'
  | 'listed'
  | 'sure'
  | 'adding.filling'
  | 'adding.preparing'
  | 'adding.keeping'
  | 'adding.saving'
  | 'adding.unsaved'
  | 'choosing'
  | 'removing';
type Props = { readonly cards: PaymentDialog };

const ports = {
  listCards: endpoints.get_card_list.path,
  makeIntent: endpoints.get_stripe_add_card_intent.path,
  keepCard: CARD_SANDBOX.confirmSetupIntent,
  addCard: endpoints.add_card.path,
  selectCard: endpoints.select_card.path,
  deleteCard: endpoints.delete_card.path,
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
  model: modelOf(cardsModel),
  ports,
  unreachable: {
    'the provider breaks': 'the door to the provider catches whatever breaks and says that nobody knows',
    'a quarter of an hour passes with the provider': 'the sandbox loses patience long before; a question of Stripe’s stays that long',
    'the customer asks to remove a card that is gone': 'a card that is gone has no button',
    'the customer has read the message': 'the message stands until the next wish',
    'the customer gives a card for this order alone': 'the account’s page saves each card; e2e/card-once.e2e.ts has the checkout’s',
  },
  rules: [],
  unseen: [],
  open: async (page) => {
    await remember(page, { user: await newCustomer(page.request) });
    await openPage(page, '/payments');
    return { cards: new PaymentDialog(page) };
  },
  acts: {
    'the server tells two cards': tells(ports.listCards, { cards: [visa, mastercard] }),
    'the server tells no card': tells(ports.listCards, { cards: [] }),
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
    'the customer chooses another default': ({ page }) => page.getByRole('radio', { name: /8210/ }).check(),
    'the customer chooses the default again': ({ page }) => page.getByRole('radio', { name: /4242/ }).check(),
    'the server makes it the default': tells(ports.selectCard, {
      cards: [
        { ...visa, is_default: false },
        { ...mastercard, is_default: true },
      ],
    }),
    'the customer asks to remove a card': (stage) => button(stage, 'Remove Visa ···· 4242').click(),
    'the customer is sure': (stage) => button(stage, 'Remove').click(),
    'the customer keeps the card': (stage) => button(stage, 'Keep it').click(),
    'the server removes it': tells(ports.deleteCard, { cards: [{ ...mastercard, is_default: true }] }),
  },
  afterwards: {
    'the server makes it the default': ({ page }) => expect(page.getByText('Mastercard ···· 8210 is now your default card.')).toBeVisible(),
    'the server adds the card': ({ page }) => expect(page.getByText('AMEX ···· 0005 is saved.')).toBeVisible(),
    'the server removes it': ({ page }) => expect(page.getByText('Visa ···· 4242 is removed.')).toBeVisible(),
    'the provider refuses the card': ({ page }) => expect(page.getByText('Your card was declined.').first()).toBeVisible(),
  },
  states: {
    loading: waitsFor(ports.listCards),
    unavailable: ({ page }) => expect(page.getByText('Your cards could not be loaded.')).toBeVisible(),
    listed: ({ props: { cards } }) => expect(cards.add).toBeEnabled(),
    sure: ({ page }) => expect(page.getByRole('dialog', { name: 'Remove Visa ···· 4242?' })).toBeVisible(),
    'adding.filling': async ({ props: { cards } }) => {
      await expect(cards.number).toBeVisible();
      await expect(cards.save).not.toHaveAttribute('aria-busy', 'true');
    },
    'adding.preparing': waitsFor(ports.makeIntent),
    'adding.keeping': waitsFor(ports.keepCard),
    'adding.saving': waitsFor(ports.addCard),
    'adding.unsaved': (stage) => expect(button(stage, 'Try again')).toBeVisible(),
    choosing: waitsFor(ports.selectCard),
    removing: waitsFor(ports.deleteCard),
  },
});
