import type { Services } from '#server/call/services.ts';
import { lockPayment, stalePayments, type AfterPayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { isOrderedAtOnce, orderAtOnce } from './order-at-once.ts';
import { reopenPayment } from '../money/reopen-payment.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** How long a payment without card money waits for its order, milliseconds (0-decisions, Prices). */
export const PAYMENT_KEPT_FOR = 60_000;

const SWEEPER = { actor: 'sweeper', requestId: 'sweeper' } as const;
const isEnd = (made: Awaited<ReturnType<typeof orderAtOnce>>) => !('code' in made) || made.code !== 549;

async function endOne(services: Services, stale: OrderPaymentRow): Promise<boolean> {
  if (isOrderedAtOnce(stale)) return isEnd(await orderAtOnce(services, stale.id, SWEEPER));
  return inTransaction(services.database, async (transaction) => {
    const payment = await lockPayment(transaction, stale.id);
    if (payment?.state !== 'paid' || payment.paidAt !== stale.paidAt) return false;
    await reopenPayment(transaction, payment, { ...SWEEPER, at: services.now() });
    return true;
  });
}

/**
 * Ends payments without card money whose order was never asked for: one that came with its whole order is ordered, the
 * others give back what they hold. However many there are, some are read at a time. Safe to run in many processes at once.
 * @returns how many payments this call ended
 * @throws the first failure, once every payment had its turn: one that fails each time holds up no other
 */
export async function endStalePayments(services: Services): Promise<number> {
  const now = services.now();
  const failures: unknown[] = [];
  let ended = 0;
  let after: AfterPayment | undefined;
  do {
    const some = await stalePayments(services.database, now, PAYMENT_KEPT_FOR, after);
    after = some.at(-1);
    for (const stale of some) {
      const isMine = await endOne(services, stale).catch((error: unknown) => {
        failures.push(error);
        return false;
      });
      if (isMine) ended += 1;
    }
  } while (after);
  if (failures.length > 0) throw failures[0];
  return ended;
}
