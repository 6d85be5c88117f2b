import type { Services } from '../http/call.ts';
import { lockPayment, stalePaymentIds } from '../repositories/order-payments.ts';
import { reopenPayment } from './reopen-payment.ts';

/** How long a payment without card money waits for its order, milliseconds (0-decisions, Prices). */
export const PAYMENT_KEPT_FOR = 60_000;

/**
 * Gives back what payments hold whose order never came. Safe to run in many processes at once.
 * @returns how many payments this call opened again
 */
export async function reopenStalePayments({ database, now }: Pick<Services, 'database' | 'now'>): Promise<number> {
  const since = now() - PAYMENT_KEPT_FOR;
  let reopened = 0;
  for (const id of await stalePaymentIds(database, since)) {
    const isMine = await database.transaction(async (transaction) => {
      const payment = await lockPayment(transaction, id);
      if (payment?.state !== 'paid' || (payment.paidAt ?? 0) > since) return false;
      await reopenPayment(transaction, payment, { actor: 'sweeper', requestId: 'sweeper', at: now() });
      return true;
    });
    if (isMine) reopened += 1;
  }
  return reopened;
}
