import { CASH_CANCELLED_A_DAY, CASH_UNDER_WAY } from '#contract/limits.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { cashCancelledSince, cashUnderWay, hasCompletedOrder } from '#server/repositories/cash-orders.ts';
import { askToConfirmEmail } from '../account/confirm-email.ts';

const DAY = 86_400_000;

/**
 * Why a customer may not promise so much more at the door, or null: a kitchen cooks for a promise. The customer must be
 * locked, so that several payments at once are counted one after the other.
 * @param amount whole minor units
 */
export async function whyNotCash(call: CustomerCall, amount: number): Promise<Refused<never> | null> {
  const { database, customer, accounts, now } = call;
  if (accounts.cashNeedsEmail && customer.emailConfirmedAt === null && !(await hasCompletedOrder(database, customer.id))) {
    await askToConfirmEmail(call);
    return refuse(651, { reason: 'email_unconfirmed' });
  }
  const underWay = await cashUnderWay(database, customer.id);
  if (underWay.orders >= CASH_UNDER_WAY.orders) return refuse(651, { reason: 'cash_orders_many' });
  if (underWay.sum + amount > CASH_UNDER_WAY.sum) return refuse(651, { reason: 'cash_sum_large' });
  const cancelled = await cashCancelledSince(database, customer.id, now() - DAY);
  return cancelled >= CASH_CANCELLED_A_DAY ? refuse(651, { reason: 'cash_cancelled_often' }) : null;
}
