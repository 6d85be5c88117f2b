import type { ReceivedOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { methodOf } from '#domain/payment/methods.ts';
import { refuse, type Outcome, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { allAnswered } from '#server/database/all-answered.ts';
import { askedOfProvider, partsInRow } from '#server/database/payment-parts.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import { findPayGrounds } from '#server/repositories/cash-orders.ts';
import { lockCustomer } from '#server/repositories/customers.ts';
import { lockPaymentOfCustomer, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { By } from '#server/services/money/cause.ts';
import { holdPayment } from '#server/services/payment/hold-payment.ts';
import { adapterOf } from '#server/services/payment/methods/methods.ts';
import { answerAgain, earlierCommand, keepAnswered, keepCommand, whyOpen } from '#server/services/payment/pay-commands.ts';
import { answerPaid } from '#server/services/payment/present-payment.ts';
import { releaseHeld } from '#server/services/payment/release-held.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import type { PaymentSnapshot } from '#server/services/payment/settling/payment-snapshot.ts';
import type { CheckoutDetails } from '#server/services/pricing/refusal-details.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

const DAY = 86_400_000;

type Asked = ReceivedOf<typeof endpoints.pay_order_payment>;
type Answer = Outcome<typeof endpoints.pay_order_payment>;

async function isAnotherWay(body: Asked, call: CustomerCall, { payment, intent }: PaymentSnapshot): Promise<boolean> {
  if (payment.state !== 'held' || !intent || earlierCommand(payment, body.idempotency_key)) return false;
  const asked = methodOf(body.payment_id);
  if (!asked || partsInRow(payment, payment.order)[asked.part] === 0) return true;
  return (await adapterOf(asked).isAnother?.(body, call, intent)) === true;
}

function answerOf({ payment, intent }: PaymentSnapshot): Answer {
  if (payment.state === 'releasing' || (askedOfProvider(payment) > 0 && !intent?.clientSecret))
    return refuse(651, { reason: 'payment_checking' });
  return answerPaid({ payment, intent });
}

type Tried = OrderPaymentRow | { readonly waiting: OrderPaymentRow };

/**
 * Holds everything for an open payment, in one transaction with payment, basket and customer locked; one that is past being
 * open keeps the command. With `mayWait` one whose card money is not at its end is left as it is.
 */
const tryToHold = (
  body: Asked,
  call: CustomerCall,
  { mayWait }: { readonly mayWait: boolean },
): Promise<Tried | Refused<CheckoutDetails>> =>
  inTransaction(call.database, async (transaction) => {
    const { order_payment_id: paymentId, idempotency_key: key } = body;
    const customerId = call.customer.id;
    const [locked, grounds] = await allAnswered([
      lockPaymentOfCustomer(transaction, paymentId, customerId),
      findPayGrounds(transaction, { paymentId, customerId, since: call.now() - DAY }),
    ]);
    if (!locked) return refuse((await lockCustomer(transaction, customerId)) ? 548 : 999);
    const { payment, cart } = locked;
    if (mayWait && isUnsettled(payment)) return { waiting: payment };
    if (payment.state === 'released') return refuse(548);
    if (payment.state !== 'open') {
      await keepCommand(transaction, payment, key);
      return payment;
    }
    const earlier = earlierCommand(payment, key);
    if (earlier) return answerAgain(earlier, payment);
    const held = await holdPayment(body, { ...call, database: transaction, payment, cart, grounds });
    if ('code' in held) await keepCommand(transaction, payment, key, held);
    return held;
  });

async function answerHeld(payment: OrderPaymentRow, call: CustomerCall, by: By): Promise<Answer> {
  crashPoint('held');
  if (askedOfProvider(payment) === 0 && !isUnsettled(payment)) return answerOf({ payment, intent: null, isCertain: true });
  const settled = await settlePayment(call, payment.id, by);
  if (!settled) return refuse(548);
  return (settled.payment.state === 'open' ? whyOpen(settled.payment) : null) ?? answerOf(settled);
}

/**
 * Freezes the invoice, reserves the place in a slot, what the wallet pays and the use of the promo, and takes the
 * customer's promise to pay the rest: in cash, or with a card that the browser then confirms. Safe to repeat: a payment
 * that is past being open answers the same again, and a command that was refused, or whose payment came to its end, is
 * refused when a network brings it once more. A total other than the one the customer saw is refused with the new one.
 */
export const payOrderPayment = serve(endpoints.pay_order_payment, { count: 30, seconds: 600 }, async (body, call): Promise<Answer> => {
  const by = { actor: 'customer', requestId: call.requestId };
  const tried = await tryToHold(body, call, { mayWait: true });
  if ('code' in tried) return tried;
  if (!('waiting' in tried)) return answerHeld(tried, call, by);
  const { waiting } = tried;
  let standing = await settlePayment(call, waiting.id, by);
  if (standing && (await isAnotherWay(body, call, standing))) standing = await releaseHeld(call, standing, by);
  if (standing && isUnsettled(standing.payment)) {
    await keepAnswered(call.database, standing.payment, body.idempotency_key);
    return answerOf(standing);
  }
  const again = await tryToHold(body, call, { mayWait: false });
  if ('code' in again) return again;
  return 'waiting' in again ? refuse(548) : answerHeld(again, call, by);
});
