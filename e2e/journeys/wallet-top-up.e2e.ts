import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import type { walletTopUpMachine } from '#machines/wallet-top-up/wallet-top-up.machine.ts';
import type { WalletTopUpContext } from '#machines/wallet-top-up/wallet-top-up.setup.ts';
import type { Confirmed } from '#machines/payment/payment.setup.ts';
import { walletTopUpModel } from '#machines/wallet-top-up/wallet-top-up.model.ts';
import { CAROUGE, newCustomer, saveCard } from '../demo-city.ts';
import { openPage, QUIET_PATH, remember } from '../open-page.ts';
import { takesNoSheet } from '../takes-no-sheet.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type State = Exclude<SnapshotFrom<typeof walletTopUpMachine>['value'], 'beginning' | 'approving'>;
type Props = { readonly customerId: string };

const ports = {
  beginTopUp: endpoints.get_stripe_payment_intent_wallet.path,
  confirmTopUp: CARD_SANDBOX.confirmPaymentIntent,
  creditWallet: endpoints.add_wallet_amount.path,
};
const ELSEWHERE = 'its customer leaves the page for TWINT’s: e2e/top-up.e2e.ts goes there and comes back';
const ON_SHEET = 'its sheet is the provider’s, which this walk holds back: e2e/top-up.e2e.ts opens it';
const KEPT = 'storefront.top_up';
/** The provider's own part of the page, asked for when a card is first confirmed. */
const SCRIPT = '/assets/*/sandbox*.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Top up your wallet' });
const amount = (page: Page) => dialog(page).getByRole('textbox', { name: 'Amount in CHF' });
const add = (page: Page) => dialog(page).getByRole('button', { name: /^(Add( CHF.*)?|Adding|Waiting for your bank)$/ });
const topUp = (page: Page) => page.getByRole('button', { name: 'Top up', exact: true });
const tells =
  (path: string, answer: object) =>
  async ({ calls }: Stage<Props>) =>
    (await calls.take(path)).fulfill({ json: { success: true, ...answer } });
const refuses =
  (path: string, answer: object) =>
  async ({ calls }: Stage<Props>) =>
    (await calls.take(path)).fulfill({ json: { success: false, ...answer } });
/** The call that asks the bank, once all of the provider's part is there. */
async function asked(calls: Stage<Props>['calls']) {
  await expect
    .poll(async () => {
      if (calls.isWaiting(SCRIPT)) await (await calls.take(SCRIPT)).continue();
      return calls.isWaiting(ports.confirmTopUp);
    })
    .toBe(true);
  return calls.take(ports.confirmTopUp);
}
const bankSays =
  (intent: object | null, error: object | null = null) =>
  async ({ calls }: Stage<Props>) =>
    (await asked(calls)).fulfill({
      json: { intent: intent && { id: 'pi_1', payment_method: 'pm_1', ...intent }, error },
    });
const checked = async ({ page }: Stage<Props>) => expect(page.getByText('Checking your top-up of CHF 50.00.')).toBeVisible();

actInThePage<State, Props>({
  model: modelOf(walletTopUpModel),
  ports,
  unreachable: {
    'the customer has no card': 'this customer has one; e2e/payments.e2e.ts adds the first in the panel',
    'the customer gives an amount and TWINT': ELSEWHERE,
    'the server names TWINT’s payment to confirm': ELSEWHERE,
    'the customer gives an amount and Apple Pay': ON_SHEET,
    'the customer approves the top-up on the sheet': ON_SHEET,
    'the customer closes the payment sheet': ON_SHEET,
    'confirming breaks': 'the door to the provider catches whatever breaks and says that nobody knows',
    'a quarter of an hour passes in the challenge': 'the sandbox loses patience long before; a question of Stripe’s stays that long',
    'other tabs cannot be heard': 'a browser that cannot tell of its storage tells nothing either',
  },
  rules: [
    {
      event: 'topUp.given',
      in: 'filling',
      branch: 'no card',
      because: 'this customer has one; e2e/payments.e2e.ts adds the first in the panel',
    },
    { event: 'topUp.given', in: 'filling', branch: 'an amount, and a payment sheet', because: ON_SHEET },
    {
      event: 'xstate.done.actor.confirmTopUp',
      because: 'the provider’s part, once there, stays there until the page is left',
      when: ({ context, event }) => {
        const confirmed = event.output as Confirmed;
        const { wish, looks } = context as WalletTopUpContext;
        return confirmed.ok || confirmed.failure.kind !== 'unreachable' || (wish === null && looks === 1);
      },
    },
  ],
  unseen: ['beginning', 'approving'],
  elsewhere: {
    'confirming | xstate.done.actor.confirmTopUp | 1': 'e2e/top-up.e2e.ts',
    'unconfirmed | retry.asked | 0': 'e2e/top-up.e2e.ts',
    'unconfirmed | topUp.left | 0': 'e2e/top-up.e2e.ts',
  },
  open: async (page, calls, input) => {
    const user = await newCustomer(page.request);
    await remember(page, { user, place: CAROUGE });
    await saveCard(page.request, user, '4242424242424242');
    await takesNoSheet(page);
    await calls.hold(SCRIPT);
    if (walletTopUpModel.inputs[input]?.says === 'a top-up is found again') {
      const asked = { user_id: user._id, server_token: user.server_token, payment_id: CARD_GATEWAY_ID, amount: 50, type: 7 };
      const begun = (await (await page.request.post(ports.beginTopUp, { data: asked })).json()) as {
        client_secret: string;
        payment_method: string;
      };
      const kept = { customerId: user._id, amount: 5_000, clientSecret: begun.client_secret, paymentMethod: begun.payment_method };
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEPT, JSON.stringify(kept)] as const);
    }
    await openPage(page, '/payments');
    return { customerId: user._id };
  },
  acts: {
    'the customer wants to add money': ({ page }) => topUp(page).click(),
    'the customer gives an amount and a card': async ({ page }) => {
      await amount(page).fill('50.00');
      await add(page).click();
    },
    'the customer gives no proper amount': async ({ page }) => {
      await amount(page).fill('0');
      await add(page).click();
    },
    'the customer changes what they wish': ({ page }) => dialog(page).getByRole('radio', { name: 'CHF 20.00' }).check(),
    'the customer leaves it': async ({ page }) => {
      const left = page.getByRole('button', { name: /^(Close|Cancel top-up)$/ });
      await left.click();
    },
    'the customer tries again': ({ page }) => page.getByRole('button', { name: /^(Try again|Check now)$/ }).click(),
    'the customer goes on with the bank’s question': ({ page }) => page.getByRole('button', { name: 'Confirm it' }).click(),
    'another tab knows its end': async ({ page }) => {
      const other = await page.context().newPage();
      await other.goto(QUIET_PATH);
      await other.evaluate((key) => localStorage.removeItem(key), KEPT);
      await other.close();
    },
    'the server names the card to confirm': async ({ calls }) => (await calls.take(ports.beginTopUp)).continue(),
    'the server does not begin it': refuses(ports.beginTopUp, { error_code: 536 }),
    'the bank says yes': bankSays({ status: 'succeeded' }),
    'the bank takes its time': bankSays({ status: 'processing' }),
    'the bank says no, or its question was failed or closed': bankSays(null, {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    }),
    'no answer of the bank comes': async ({ calls }) => (await asked(calls)).abort('failed'),
    'the provider’s script does not load': ({ calls }) => calls.losePart(SCRIPT),
    'the server has credited it': tells(ports.creditWallet, { wallet: 62.5 }),
    'the server says that nobody confirmed it': refuses(ports.creditWallet, { error_code: 549, reason: 'not_paid' }),
    'the server does not know yet': refuses(ports.creditWallet, { error_code: 549, reason: 'payment_checking' }),
    'the server says that it lapsed': refuses(ports.creditWallet, { error_code: 536 }),
  },
  afterwards: {
    'the customer gives no proper amount': ({ page }) => expect(page.getByText('Enter Proper amount')).toBeVisible(),
    'the server does not begin it': ({ page }) =>
      expect(dialog(page).getByText('The money could not be added to your wallet.')).toBeVisible(),
    'the bank says no, or its question was failed or closed': ({ page }) => expect(page.getByText('Your card was declined.')).toBeVisible(),
  },
  states: {
    closed: async ({ page }) => {
      await expect(topUp(page)).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    },
    filling: async ({ page }) => {
      await expect(add(page)).not.toHaveAttribute('aria-busy', 'true');
    },
    asking: ({ calls }) => expect.poll(() => calls.isWaiting(ports.beginTopUp)).toBe(true),
    confirming: ({ calls }) => expect.poll(() => calls.isWaiting(SCRIPT) || calls.isWaiting(ports.confirmTopUp)).toBe(true),
    unconfirmed: ({ page }) => expect(page.getByText('The card provider could not be reached.')).toBeVisible(),
    looking: ({ calls }) => expect.poll(() => calls.isWaiting(ports.creditWallet)).toBe(true),
    waiting: checked,
    unpaid: ({ page }) => expect(page.getByText('Your top-up of CHF 50.00 is not confirmed.')).toBeVisible(),
    credited: ({ page }) => expect(page.getByText('CHF 50.00 has been added to your wallet.')).toBeVisible(),
  },
});
