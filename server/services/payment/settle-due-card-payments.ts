import type { Services } from '#server/call/services.ts';
import { takeLooks } from '#server/repositories/order-payments.ts';
import { settlePayment } from './settle-payment.ts';
import { LOOKED_AT_EVERY } from './settling/time-limits.ts';

/**
 * The sweeper's half for payments by card: brings on every one that is due, whoever forgot it. Safe to run in many
 * processes at once: each payment is looked at by one of them.
 * @returns how many this call looked at
 * @throws the first failure, once every payment had its turn
 */
export async function settleDueCardPayments(services: Services): Promise<number> {
  const taken = await takeLooks(services.database, services.now(), services.now() + LOOKED_AT_EVERY);
  const settled = await Promise.allSettled(taken.map(({ id }) => settlePayment(services, id, { actor: 'sweeper', requestId: 'sweeper' })));
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.length;
}
