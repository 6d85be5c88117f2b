import { paymentCalls } from '#contract/calls/payments.ts';
import type { Sought } from '#machines/order-placement/order-placement.setup.ts';
import type { PlacedOrder } from '#machines/payment/payment-facts.ts';
import type { Api } from '#src/api/api.ts';
import { isAbsent } from '#src/api/call-failed.ts';

/** Milliseconds: what was made is known within half a minute, and an answer that comes is not asked for twice. */
const [FIRST_LOOK, AFTER_A_LOSS, EVERY] = [8_000, 500, 6_000];

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((go, stop) => {
    const timer = setTimeout(go, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        stop(signal.reason as Error);
      },
      { once: true },
    );
  });

/**
 * The order that a payment has become, looked for beside the order's own answer until there is one.
 * @throws when `signal` ends it, or the server can't be asked so
 */
export async function soughtOrder(api: Api, { paymentId, isLost }: Sought, signal: AbortSignal): Promise<PlacedOrder> {
  for (let wait = isLost ? AFTER_A_LOSS : FIRST_LOOK; ; wait = EVERY) {
    await pause(wait, signal);
    const answered = await api.call(paymentCalls.get_payment, { order_payment_id: paymentId }, { signal });
    if (!answered.ok && isAbsent(answered.failure)) throw new Error('The server knows no such look');
    const payment = answered.ok ? answered.value.payment : null;
    if (payment?.state === 'ordered' && payment.order_id !== null)
      return { order_id: payment.order_id, unique_id: payment.unique_id ?? undefined };
  }
}
