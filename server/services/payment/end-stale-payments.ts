import type { Services } from '#server/call/services.ts';
import { lockStalePayment, type AfterPayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { isOrderedAtOnce, orderAtOnce } from './order-at-once.ts';
import { reopenPayment } from '../money/reopen-payment.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** How long a payment without card money waits for its order, milliseconds (0-decisions, Prices). */
export const PAYMENT_KEPT_FOR = 60_000;

const SWEEPER = { actor: 'sweeper', requestId: 'sweeper' } as const;
const isEnd = (made: Awaited<ReturnType<typeof orderAtOnce>>) => !('code' in made) || made.code !== 549;

async function endOne(services: Services, stale: OrderPaymentRow): Promise<boolean> {
  if (isOrderedAtOnce(stale)) return isEnd(await orderAtOnce(services, stale.id, SWEEPER));
  await reopenPayment(services.database, stale, { ...SWEEPER, at: services.now() });
  return true;
}

/**
 * Ends payments without card money whose order was never asked for: one that came with its whole order is ordered, the
 * others give back what they hold. One after the other, however many there are; of many processes each ends others.
 * @returns how many payments this call ended
 * @throws the first failure, once every payment had its turn: one that fails each time holds up no other
 */
export async function endStalePayments(services: Services): Promise<number> {
  const now = services.now();
  const failures: unknown[] = [];
  let ended = 0;
  let looked: AfterPayment | null = null;
  for (let isLeft = true; isLeft;) {
    const after: AfterPayment | null = looked;
    try {
      const isMine = await inTransaction(services.database, async (transaction) => {
        const stale = await lockStalePayment(transaction, now, PAYMENT_KEPT_FOR, after);
        looked = stale;
        return stale && endOne({ ...services, database: transaction }, stale);
      });
      isLeft = isMine !== null;
      if (isMine) ended += 1;
    } catch (error) {
      // Where not even the next one could be had, nothing more can.
      if (looked === after) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return ended;
}
