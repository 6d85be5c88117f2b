import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { samplePayment } from '#machines/payment/sample-payment.ts';
import { failed, ok } from '#contract/result.ts';
import type { Told } from '../chart-part.ts';
import { ORDER } from '../world/answers.ts';

const closed = failed({ kind: 'refused', code: 651, reason: 'store_closed', details: null });
const over = failed({ kind: 'refused', code: 999, reason: null, details: null });
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null });
const byCard = { client_secret: 'secret', payment_method: 'pm', wallet_payment: 0, card_payment: 41.5, cash_payment: 0 };
const declined = failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } });

export type Answer = { readonly name: string; readonly output: unknown; readonly says: string; readonly helps: boolean };
export type Answers = Readonly<Record<string, readonly Answer[]>>;
export const answer = (name: string, output: unknown, says: string, helps = true): Answer => ({
  name,
  output,
  says,
  helps,
});

/** What each port of a checkout may be answered here, where server and bank are free to say anything. */
export const ANSWERS: Answers = {
  getInvoice: [
    answer('priced', ok(sampleInvoice), 'the server prices the basket'),
    answer('refused', closed, 'the server gives no price: the store is closed', false),
  ],
  payOrder: [
    answer('card', ok(byCard), 'the server names the card to confirm'),
    answer('refused', closed, 'the server refuses the payment: the store is closed', false),
    answer('nothing', offline, 'no answer to the payment comes', false),
  ],
  askPayment: [
    answer('open', ok(samplePayment({ reason: 'store_closed' })), 'the server says that nothing is charged'),
    answer('ordered', ok(samplePayment({ state: 'ordered', ...ORDER })), 'the server says that the order exists'),
  ],
  confirmCard: [
    answer('authorised', ok('authorised'), 'the bank holds the money'),
    answer('declined', declined, 'the bank says no', false),
  ],
  giveUpPayment: [answer('open', ok(samplePayment()), 'the server gives back what was held')],
  createOrder: [
    answer('order', ok(ORDER), 'the server makes the order'),
    answer('refused', closed, 'the server refuses the order: the store is closed', false),
    answer('nothing', offline, 'no answer to the order comes', false),
  ],
  askWhoIAm: [answer('known', ok({}), 'the server knows the customer'), answer('over', over, 'the server ends the session', false)],
  signOut: [answer('heard', ok(null), 'the server hears of the sign-out')],
};

const known = new Map<Answer, Told>();

/** The event by which a chart hears an answer; the same answer is the same object. */
export const eventOf = (port: string, given: Answer): Told => {
  const event = known.get(given) ?? ({ type: `xstate.done.actor.${port}`, output: given.output, actorId: port } as Told);
  known.set(given, event);
  return event;
};
