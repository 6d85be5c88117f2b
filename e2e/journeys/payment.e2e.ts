import { expect } from '@playwright/test';
import { CARD_SANDBOX, SANDBOX_DEVICE } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Payment } from '#contract/entities/payment.ts';
import { paymentModel } from '#machines/payment/payment.model.ts';
import { isToPayByCard, type Asked, type Confirmed, type Paid, type PaymentContext } from '#machines/payment/payment.setup.ts';
import { leaveUnconfirmed, saveCard } from '../demo-city.ts';
import { OrderPages } from '../models/OrderPages.ts';
import { PaymentDialog } from '../models/PaymentDialog.ts';
import { openPage } from '../open-page.ts';
import { takesNoSheet } from '../takes-no-sheet.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { customerWithBasket, openBasket } from '../with-basket.ts';

type State =
  | 'approving'
  | 'asking'
  | 'confirming'
  | 'unconfirmed'
  | 'checking.looking'
  | 'checking.waiting'
  | 'checking.withdrawing'
  | 'givingBack'
  | 'authorised'
  | 'ordered'
  | 'declined'
  | 'closed'
  | 'refused'
  | 'gone'
  | 'untold';
type Props = {
  readonly payment: PaymentDialog;
  readonly order: OrderPages;
  readonly kept: { request: object | null; secret: string | null };
  readonly paysCash: boolean;
  readonly paysOnSheet: boolean;
};
type OnStage = Stage<Props>;

/** A card whose bank asks a question. */
const CHALLENGE = '4000002500003155';
const A_QUARTER_OF_AN_HOUR = 15 * 60_000;
const ELSEWHERE = 'its customer leaves the page for TWINT’s: e2e/twint.e2e.ts goes there and comes back';
const ports = {
  payOrder: endpoints.pay_order_payment.path,
  confirmCard: CARD_SANDBOX.confirmPaymentIntent,
  askPayment: endpoints.get_payment.path,
  giveUpPayment: endpoints.give_up_payment.path,
  withdrawCommands: endpoints.withdraw_commands.path,
};
/** The provider's own part of the page, asked for when a card is first confirmed. */
const SCRIPT = '/assets/*/sandbox*.js';

/** The call that asks the bank, once the provider's part is there. */
async function asked({ calls }: OnStage) {
  if (calls.isWaiting(SCRIPT)) await (await calls.take(SCRIPT)).continue();
  return calls.take(ports.confirmCard);
}
const bankSays = (json: object) => async (stage: OnStage) => (await asked(stage)).fulfill({ json });
const bankAsks = async (stage: OnStage) => {
  await (await asked(stage)).continue();
  await expect(stage.props.payment.question).toBeVisible();
};

/** The payment, kept from the server until something else has happened. */
const keepFromTheServer = async ({ calls, props: { kept } }: OnStage) => {
  const route = await calls.take(ports.payOrder);
  kept.request = route.request().postDataJSON() as object;
  return route;
};
const arriveLate = async ({ page, props: { kept } }: OnStage): Promise<string | null> => {
  if (kept.request === null) return kept.secret;
  const paid = (await (await page.request.post(ports.payOrder, { data: kept.request })).json()) as { readonly client_secret: string };
  kept.request = null;
  kept.secret = paid.client_secret;
  return paid.client_secret;
};

/** The server says how the payment stands; its amounts are the real ones, and nothing is given up. */
const tells =
  (path: string, told: Payment | null) =>
  async ({ page, calls }: OnStage) => {
    const route = await calls.take(path);
    const real = (await (await page.request.post(ports.askPayment, { data: route.request().postDataJSON() as object })).json()) as {
      readonly payment: Payment | null;
    };
    const { total, wallet_payment, card_payment, cash_payment } = real.payment ?? { ...told };
    const { idempotency_keys = [] } = route.request().postDataJSON() as { readonly idempotency_keys?: readonly string[] };
    // The sample's keys are its own: what has not come is what this page asked for.
    const unknown_keys = told?.unknown_keys?.length ? idempotency_keys : told?.unknown_keys;
    await route.fulfill({
      json: { ...real, payment: told && { ...told, total, wallet_payment, card_payment, cash_payment, unknown_keys } },
    });
  };
const told = Object.fromEntries(
  paymentModel.events.flatMap(({ says, event }) => {
    const port = /^xstate\.done\.actor\.(askPayment|giveUpPayment|withdrawCommands)$/.exec(event.type)?.[1] as
      | 'askPayment'
      | 'giveUpPayment'
      | 'withdrawCommands'
      | undefined;
    const answer = 'output' in event ? (event.output as Asked) : null;
    return port && answer?.ok ? [[says, tells(ports[port], answer.value)] as const] : [];
  }),
);

/** No bank is asked for who pays in cash: their dialog says throughout that the order is being placed. */
const isChecking = ({ payment, paysCash }: Props) =>
  expect(paysCash ? payment.placing : payment.checking.or(payment.checkingPage)).toBeVisible();
const whyNot = (confirmed: Confirmed) => (confirmed.ok ? null : confirmed.failure.kind);
const isOpen = ({ seen }: Pick<PaymentContext, 'seen'>) => seen?.state === 'challenge' && seen.client_secret !== null;

actInThePage<State, Props>({
  model: modelOf(paymentModel),
  ports,
  unreachable: {
    'the payment sheet does not open': 'it is offered only where the device has it',
    'confirming breaks': 'the door to the provider catches whatever breaks and says that nobody knows',
    'the server takes the payment and names TWINT to confirm': ELSEWHERE,
    'the server says that TWINT waits for its customer': ELSEWHERE,
    'the server says that TWINT waits for its customer, asked to give it up': ELSEWHERE,
  },
  rules: [
    { event: 'xstate.done.actor.openSheet', in: 'approving', branch: 'Not opened', because: 'a sheet that is offered opens' },
    {
      event: 'xstate.done.actor.askPayment',
      because: 'no bank is asked anything for who pays in cash',
      when: ({ context, event }) => {
        const { command } = context as PaymentContext;
        const told = event.output as Asked;
        return (
          command === null ||
          isToPayByCard(command) ||
          !told.ok ||
          (told.value?.state !== 'challenge' && told.value?.state !== 'processing')
        );
      },
    },
    {
      event: 'xstate.done.actor.payOrder',
      because: 'no card is named to whoever pays in cash',
      when: ({ context, event }) =>
        isToPayByCard((context as PaymentContext).command) ||
        !(event.output as Paid).ok ||
        (event.output as { readonly value: { readonly client_secret: string | null } }).value.client_secret === null,
    },
    {
      event: 'retry.asked',
      in: 'checking.waiting',
      when: ({ context }) => !isOpen(context as PaymentContext),
      because: 'while the bank’s question is open, the button leads to it',
    },
    {
      event: 'xstate.done.actor.confirmCard',
      because: 'the provider’s part, once there, stays there until the page is left',
      when: ({ context, event }) => whyNot(event.output as Confirmed) !== 'unreachable' || (context as PaymentContext).looks === 0,
    },
  ],
  unseen: ['beginning'],
  open: async (page, calls, input) => {
    const begins = paymentModel.inputs[input]?.says;
    const { user, holder } = await customerWithBasket(page);
    await saveCard(page.request, user, CHALLENGE);
    const props: Props = {
      payment: new PaymentDialog(page),
      order: new OrderPages(page),
      kept: { request: null, secret: null },
      paysCash: begins === 'the customer pays in cash',
      paysOnSheet: begins === 'the customer pays with Apple Pay',
    };
    // A server that takes no payment sheet needs nothing of the provider before it is paid.
    if (props.paysOnSheet) await page.request.get(`${SANDBOX_DEVICE}?has=apple_pay`);
    else {
      await takesNoSheet(page);
      await calls.hold(SCRIPT);
    }
    if (begins === 'a payment is found again') {
      const { paymentId, key } = await leaveUnconfirmed(page.request, holder);
      const sent = { customerId: user._id, paymentId, keys: [key] };
      await page.evaluate((text) => localStorage.setItem('storefront.payment', text), JSON.stringify(sent));
      await openPage(page, '/checking');
      return props;
    }
    const basket = await openBasket(page);
    await basket.payment.click();
    if (props.paysOnSheet) await props.payment.byApplePay.check();
    else if (props.paysCash) await props.payment.byCash.check();
    else {
      await props.payment.byCard.check();
      await expect(props.payment.card('3155')).toBeChecked();
    }
    const last = props.paysOnSheet ? props.payment.payWith('Apple Pay') : basket.orderAndPay;
    await expect(last).not.toHaveAttribute('aria-busy', 'true');
    await last.click();
    return props;
  },
  acts: {
    ...told,
    'the customer approves the payment on the sheet': ({ props: { payment } }) => payment.onSheet('approve').click(),
    'the customer closes the payment sheet': ({ props: { payment } }) => payment.onSheet('closeSheet').click(),
    'the server takes the payment, and no card pays': async (stage) =>
      stage.props.paysCash
        ? (await stage.calls.take(ports.payOrder)).continue()
        : (await keepFromTheServer(stage)).fulfill({ json: { success: true } }),
    'the server does not know yet': async (stage) =>
      (await keepFromTheServer(stage)).fulfill({ json: { success: false, error_code: 651, reason: 'payment_checking' } }),
    'the bank says yes': async (stage) => {
      if (stage.props.paysOnSheet) return (await asked(stage)).continue();
      await bankAsks(stage);
      await stage.props.payment.pass.click();
    },
    'the bank takes its time': bankSays({ intent: { id: 'pi_1', status: 'processing', payment_method: null }, error: null }),
    'the bank says no, or its question was failed or closed': bankSays({
      intent: { id: 'pi_1', status: 'requires_payment_method', payment_method: null },
      error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'The card was declined.' },
    }),
    'the provider’s script does not load': ({ calls }) => calls.losePart(SCRIPT),
    'no answer of the bank comes': async (stage) => (await asked(stage)).abort('failed'),
    'a quarter of an hour passes in the challenge': async (stage) => {
      await bankAsks(stage);
      await stage.page.clock.fastForward(A_QUARTER_OF_AN_HOUR);
      await expect(stage.props.payment.question).toBeHidden();
    },
    'the server says that the bank asks a question': async (stage) => {
      await arriveLate(stage);
      await (await stage.calls.take(ports.askPayment)).continue();
    },
    'the server says that the card is authorised': async (stage) => {
      const client_secret = await arriveLate(stage);
      // Another tab went on with it.
      await stage.page.request.post(CARD_SANDBOX.confirmPaymentIntent, { data: { client_secret } });
      await stage.page.request.post(CARD_SANDBOX.answerChallenge, { data: { client_secret, outcome: 'pass' } });
      await told['the server says that the card is authorised']?.(stage);
    },
    'the server says that nothing is charged, asked to give it up': async ({ calls }) => (await calls.take(ports.giveUpPayment)).continue(),
    'the server knows no such look': async ({ calls }) =>
      (await calls.take(ports.askPayment)).fulfill({ status: 404, json: { success: false, error_code: 0 } }),
    'the customer asks again at once': ({ page }) => page.getByRole('button', { name: /^(Check now|Try again)$/ }).click(),
    'the customer goes on with the bank’s question': ({ props: { payment } }) => payment.resume.click(),
    'the customer wants to pay in another way': ({ props: { payment } }) => payment.otherWay.click(),
  },
  states: {
    closed: async ({ page, props: { payment } }) => {
      await expect(payment.payWith('Apple Pay')).toBeEnabled();
      await expect(page.getByText('Nothing was charged.')).toHaveCount(0);
    },
    approving: ({ props: { payment } }) => expect(payment.sheet).toBeVisible(),
    asking: async ({ page, calls }) => {
      await expect(page.getByRole('dialog', { name: 'Placing your order' })).toBeVisible();
      await expect.poll(() => calls.isWaiting(ports.payOrder)).toBe(true);
    },
    confirming: async ({ calls, props }) => {
      await isChecking(props);
      await expect.poll(() => calls.isWaiting(SCRIPT) || calls.isWaiting(ports.confirmCard)).toBe(true);
    },
    unconfirmed: ({ page }) =>
      expect(page.getByRole('alert').filter({ hasText: 'The card provider could not be reached.' })).toContainText('Nothing was charged.'),
    'checking.looking': async ({ calls, props }) => {
      await isChecking(props);
      await expect.poll(() => calls.isWaiting(ports.askPayment)).toBe(true);
    },
    'checking.waiting': async ({ page, props: { payment }, props }) => {
      await isChecking(props);
      await expect(page.getByRole('button', { name: 'Check now' }).or(payment.resume)).toBeEnabled();
    },
    'checking.withdrawing': async ({ calls, props }) => {
      await isChecking(props);
      await expect.poll(() => calls.isWaiting(ports.withdrawCommands)).toBe(true);
    },
    givingBack: async ({ calls, props }) => {
      await isChecking(props);
      await expect.poll(() => calls.isWaiting(ports.giveUpPayment)).toBe(true);
    },
    authorised: ({ props: { order } }) => expect(order.thanks).toBeVisible(),
    ordered: ({ props: { order } }) => expect(order.thanks).toBeVisible(),
    declined: ({ page }) => expect(page.getByText(/Nothing was charged\./).first()).toBeVisible(),
    refused: ({ page }) => expect(page.getByText(/^Your order wasn’t placed/)).toBeVisible(),
    untold: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'We can’t find this payment' })).toBeVisible(),
    gone: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'No payment in progress' })).toBeVisible(),
  },
});
