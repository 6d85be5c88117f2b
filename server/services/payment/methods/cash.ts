import { CASH_CANCELLED_A_DAY, CASH_UNDER_WAY } from '#contract/limits.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { hasCompletedOrder, type CashPromised } from '#server/repositories/cash-orders.ts';
import { askToConfirmEmail } from '../../account/confirm-email.ts';
import type { Method } from './method.ts';

/**
 * Why a customer may not promise so much more at the door, or null: a kitchen cooks for a promise. The customer must be
 * locked, so that several payments at once are counted one after the other. Orders
 * are counted wherever they are made, sums each in its own currency.
 * @param amount whole minor units
 * @param promised its sum in the same currency
 */
async function whyNotCash(call: CustomerCall, amount: number, promised: CashPromised): Promise<Refused<never> | null> {
  const { database, customer, accounts } = call;
  if (accounts.cashNeedsEmail && customer.emailConfirmedAt === null && !(await hasCompletedOrder(database, customer.id))) {
    await askToConfirmEmail(call);
    return refuse(651, { reason: 'email_unconfirmed' });
  }
  if (promised.orders >= CASH_UNDER_WAY.orders) return refuse(651, { reason: 'cash_orders_many' });
  if (promised.sum + amount > CASH_UNDER_WAY.sum) return refuse(651, { reason: 'cash_sum_large' });
  return promised.cancelled >= CASH_CANCELLED_A_DAY ? refuse(651, { reason: 'cash_cancelled_often' }) : null;
}

export const cash: Method = {
  isOffered: (_, city) => city.cashAccepted,
  charge: (_body, here, _city, rest) => whyNotCash(here, rest, here.grounds.promised),
};
