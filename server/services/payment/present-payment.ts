import type { Payment, PaymentState } from '#contract/entities/payment.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { toMajor } from '#domain/money.ts';
import { answer } from '#server/call/answer.ts';
import type { Services } from '#server/call/services.ts';
import { askedOfProvider, presentPaid } from '#server/database/payment-parts.ts';
import { findOrderOfPayment } from '#server/repositories/orders.ts';
import { AUTHORISED_KEPT_FOR, CHALLENGE_KEPT_FOR } from './settling/time-limits.ts';
import type { PaymentSnapshot } from './settling/payment-snapshot.ts';

const partsOf = ({ payment }: Pick<PaymentSnapshot, 'payment'>) => presentPaid(payment, payment.order);

const secretsOf = ({ payment, intent }: Pick<PaymentSnapshot, 'payment' | 'intent'>) =>
  askedOfProvider(payment) > 0 && intent?.clientSecret
    ? { client_secret: intent.clientSecret, payment_method: intent.paymentMethod === 'twint' ? null : intent.paymentMethod }
    : { client_secret: null, payment_method: null };

export const answerPaid = (standing: Pick<PaymentSnapshot, 'payment' | 'intent'>) =>
  answer({ ...secretsOf(standing), ...partsOf(standing) });

function stateOf({ payment, intent, isCertain }: PaymentSnapshot): PaymentState {
  switch (payment.state) {
    case 'open':
    case 'released':
      return 'open';
    case 'ordered':
      return 'ordered';
    case 'ordering':
    case 'releasing':
      return 'checking';
    case 'paid':
      return isCertain ? 'authorised' : 'checking';
    case 'held':
      if (!isCertain || !intent) return 'checking';
      return intent.state === 'processing' ? 'processing' : 'challenge';
  }
}

const iso = (instant: number) => new Date(instant).toISOString();

function expiryOf({ payment }: PaymentSnapshot): string | null {
  if (payment.state === 'held' && payment.heldAt !== null) return iso(payment.heldAt + CHALLENGE_KEPT_FOR);
  return payment.state === 'paid' && payment.paidAt !== null ? iso(payment.paidAt + AUTHORISED_KEPT_FOR) : null;
}

function whyOver({ state, refusal }: PaymentSnapshot['payment']): Pick<Payment, 'reason' | 'decline_code' | 'is_refunded'> {
  if (!refusal || (state !== 'open' && state !== 'released')) return { reason: null, decline_code: null };
  return { reason: refusal.reason, decline_code: refusal.declineCode, ...(refusal.isRefunded && { is_refunded: true }) };
}

export async function presentPayment({ database }: Pick<Services, 'database'>, standing: PaymentSnapshot): Promise<Payment> {
  const { payment } = standing;
  const order = payment.state === 'ordered' ? await findOrderOfPayment(database, payment.id) : null;
  return {
    order_payment_id: payment.id,
    delivery_type: payment.order.vehicle ? DELIVERY_TYPE.courier : DELIVERY_TYPE.store,
    state: stateOf(standing),
    ...secretsOf(standing),
    ...partsOf(standing),
    total: toMajor(payment.total),
    order_id: order?.id ?? null,
    unique_id: order?.uniqueId ?? null,
    ...whyOver(payment),
    expires_at: expiryOf(standing),
  };
}
