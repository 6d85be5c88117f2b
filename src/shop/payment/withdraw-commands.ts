import { paymentCalls } from '#contract/calls/payments.ts';
import { ok } from '#contract/result.ts';
import type { Asked, Withdrawal } from '#machines/payment/payment.setup.ts';
import type { Api } from '#src/api/api.ts';
import type { PendingPayment } from './pending-payment-types.ts';

export async function withdrawn(
  api: Api,
  pendingPayment: PendingPayment,
  { paymentId, key }: Withdrawal,
  signal: AbortSignal,
): Promise<Asked> {
  const keys = key === null ? pendingPayment.keysOf(paymentId) : [key];
  const answered = await api.call(paymentCalls.withdraw_commands, { order_payment_id: paymentId, idempotency_keys: [...keys] }, { signal });
  if (!answered.ok) return answered;
  const { payment } = answered.value;
  if (payment?.state === 'open' && payment.unknown_keys?.length === keys.length) {
    const others = pendingPayment.keysOf(payment.order_payment_id).filter((one) => !keys.includes(one));
    pendingPayment.end(payment.order_payment_id, others);
  }
  return ok(payment);
}
