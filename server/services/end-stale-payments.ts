import type { Services } from '../http/call.ts';
import { lockPayment, stalePayments } from '../repositories/order-payments.ts';
import { isOrderedAtOnce, orderAtOnce } from './order-at-once.ts';
import { reopenPayment } from './reopen-payment.ts';

/** How long a payment without card money waits for its order, milliseconds (0-decisions, Prices). */
export const PAYMENT_KEPT_FOR = 60_000;

const SWEEPER = { actor: 'sweeper', requestId: 'sweeper' } as const;
const isEnd = (made: Awaited<ReturnType<typeof orderAtOnce>>) => !('code' in made) || made.code !== 549;

/**
 * Ends payments without card money whose order was never asked for: one that came with its whole order is ordered, the
 * others give back what they hold. Safe to run in many processes at once.
 * @returns how many payments this call ended
 */
export async function endStalePayments(services: Services): Promise<number> {
  const { database, now } = services;
  const since = now() - PAYMENT_KEPT_FOR;
  let ended = 0;
  for (const stale of await stalePayments(database, since)) {
    const isMine = isOrderedAtOnce(stale) ? isEnd(await orderAtOnce(services, stale.id, SWEEPER)) : await database.transaction(async (transaction) => {
      const payment = await lockPayment(transaction, stale.id);
      if (payment?.state !== 'paid' || (payment.paidAt ?? 0) > since) return false;
      await reopenPayment(transaction, payment, { ...SWEEPER, at: now() });
      return true;
    });
    if (isMine) ended += 1;
  }
  return ended;
}
