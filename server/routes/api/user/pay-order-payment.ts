import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import type { ReceivedOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { refuse, type Outcome } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import { payingCard } from '#server/repositories/cards.ts';
import { findPaymentOfCart, lockPaymentOfCart } from '#server/repositories/order-payments.ts';
import { holdPayment } from '#server/services/payment/hold-payment.ts';
import { answerAgain, earlierCommand, keepAnswered, keepCommand, whyOpen } from '#server/services/payment/pay-commands.ts';
import { answerPaid } from '#server/services/payment/present-payment.ts';
import { releaseHeld } from '#server/services/payment/release-held.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import type { PaymentStanding } from '#server/services/payment/settling/payment-standing.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

type Asked = ReceivedOf<typeof endpoints.pay_order_payment>;
type Answer = Outcome<typeof endpoints.pay_order_payment>;

/** Whether a payment that waits for its card is asked for with another card, or another way. */
async function isAnotherWay(body: Asked, call: CustomerCall, { payment, intent }: PaymentStanding): Promise<boolean> {
  if (payment.state !== 'held' || !intent || earlierCommand(payment, body.idempotency_key)) return false;
  if (body.payment_id !== CARD_GATEWAY_ID) return true;
  const card = await payingCard(call.database, { customerId: call.customer.id, provider: intent.provider }, body.card_id);
  return card !== null && card.paymentMethod !== intent.paymentMethod;
}

/** What this call answers of a payment that it found, or brought, past being open. */
function answerOf({ payment, intent }: PaymentStanding): Answer {
  if (payment.state === 'releasing' || (payment.cardPart > 0 && !intent?.clientSecret)) return refuse(651, { reason: 'payment_checking' });
  return answerPaid({ payment, intent });
}

/**
 * Freezes the invoice, reserves the place in a slot, what the wallet pays and the use of the promo, and takes the
 * customer's promise to pay the rest: in cash, or with a card that the browser then confirms. Safe to repeat: a payment
 * that is past being open answers the same again, and a command that was refused, or whose payment came to its end, is
 * refused when a network brings it once more. A total other than the one the customer saw is refused with the new one.
 */
export const payOrderPayment = serve(
  endpoints.pay_order_payment,
  async (body, call): Promise<Answer> => {
    const by = { actor: 'customer', requestId: call.requestId };
    const asked = await findPaymentOfCart(call.database, body.order_payment_id);
    if (asked?.cart.customerId !== call.customer.id) return refuse(548);
    const found = asked.payment;
    let standing = isUnsettled(found) ? await settlePayment(call, found.id, by) : null;
    if (standing && (await isAnotherWay(body, call, standing))) standing = await releaseHeld(call, standing, by);
    if (standing && isUnsettled(standing.payment)) {
      await keepAnswered(call.database, standing.payment, body.idempotency_key);
      return answerOf(standing);
    }

    const held = await inTransaction(call.database, async (transaction) => {
      const locked = await lockPaymentOfCart(transaction, found.id);
      if (!locked || locked.payment.state === 'released') return refuse(548);
      const { payment, cart } = locked;
      const key = body.idempotency_key;
      if (payment.state !== 'open') {
        await keepCommand(transaction, payment, key);
        return null;
      }
      const earlier = earlierCommand(payment, key);
      if (earlier) return answerAgain(earlier, payment);
      const refused = await holdPayment(body, { ...call, database: transaction, payment, cart });
      await keepCommand(transaction, payment, key, refused);
      return refused;
    });
    if (held) return held;
    crashPoint('held');
    const settled = await settlePayment(call, found.id, by);
    if (!settled) return refuse(548);
    return (settled.payment.state === 'open' ? whyOpen(settled.payment) : null) ?? answerOf(settled);
  },
  { count: 30, seconds: 600 },
);
