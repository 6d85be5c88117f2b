import type { Minor } from '#domain/money.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import type { Database } from '#server/database/database.ts';
import { rewardOfReferrer, findCustomer } from '#server/repositories/customers.ts';
import { paysFromWallet } from '#server/repositories/cities.ts';
import { balanceOfPayment } from '#server/repositories/ledger.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { putInWallet } from '#server/repositories/wallet.ts';
import { moveForPayment } from '../money/transfers.ts';
import type { Cause } from '../money/cause.ts';
import { newId } from '#server/secrets/ids.ts';
import { cityOfOrder } from './city-of-order.ts';

/**
 * What comes back to its customer once an order is completed, whole minor units. Cashback is money of the order's city: a
 * wallet in another currency takes none.
 */
async function cashbackToCome(database: Database, order: OrderRow): Promise<Minor> {
  const { cashback = 0 } = order.order;
  if (cashback === 0) return 0;
  const [customer, city] = [await findCustomer(database, order.customerId), await cityOfOrder(database, order)];
  return customer && city && (await paysFromWallet(database, customer, city)) ? cashback : 0;
}

/** The same of an order under way; of one that ended, what it earned and what was not taken back since. */
export const cashbackOfOrder = async (database: Database, order: OrderRow): Promise<Minor> =>
  isTerminal(order.status) ? 0 - (await balanceOfPayment(database, order.orderPaymentId, 'rewards')) : cashbackToCome(database, order);

/**
 * What a completed order brings: its cashback to its customer, and, for a referred customer's first one, the reward to
 * who referred them. Both once, whatever is completed and however often.
 */
export async function creditRewards(transaction: Database, order: OrderRow, payment: OrderPaymentRow, by: Cause): Promise<void> {
  const amount = await cashbackToCome(transaction, order);
  await moveForPayment(transaction, payment, { name: 'cashback', from: 'rewards', to: 'wallet', cause: 'cashback', amount }, by);
  const reward = await rewardOfReferrer(transaction, order.customerId);
  if (!reward) return;
  await putInWallet(
    transaction,
    {
      id: newId(by.at),
      key: `referral:${order.customerId}`,
      customerId: reward.referrerId,
      amount: reward.amount,
      cause: 'referral',
      actor: by.actor,
      requestId: by.requestId,
      createdAt: by.at,
    },
    'rewards',
  );
}
