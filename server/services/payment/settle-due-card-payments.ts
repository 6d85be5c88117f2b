import type { Services } from '#server/call/services.ts';
import { claimLook, duePayments } from '#server/repositories/order-payments.ts';
import { settlePayment } from './settle-payment.ts';
import { LOOKED_AT_EVERY } from './settling/time-limits.ts';

/**
 * The sweeper's half for payments by card: brings on every one that is due, whoever forgot it. Safe to run in many
 * processes at once: each payment is looked at by one of them.
 * @returns how many this call looked at
 * @throws the first failure, once every payment had its turn
 */
export async function settleDueCardPayments(services: Services): Promise<number> {
  const looks = (await duePayments(services.database, services.now())).map(async (payment) => {
    if (!(await claimLook(services.database, payment, services.now() + LOOKED_AT_EVERY))) return false;
    await settlePayment(services, payment.id, { actor: 'sweeper', requestId: 'sweeper' });
    return true;
  });
  const settled = await Promise.allSettled(looks);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.filter((result) => result.status === 'fulfilled' && result.value).length;
}
