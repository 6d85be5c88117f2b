import type { Database } from '#server/database/database.ts';
import { rewardOfReferrer } from '#server/repositories/customers.ts';
import { findCustomer } from '#server/repositories/customers.ts';
import { paysFromWallet } from '#server/repositories/cities.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { putInWallet } from '#server/repositories/wallet.ts';
import { moveForPayment } from '../money/transfers.ts';
import type { Cause } from '../money/cause.ts';
import { newId } from '#server/secrets/ids.ts';
import { cityOfOrder } from './city-of-order.ts';

/** Whether an order was paid in the currency of its customer's wallet. */
async function isOfWallet(transaction: Database, order: OrderRow): Promise<boolean> {
  const [customer, city] = [await findCustomer(transaction, order.customerId), await cityOfOrder(transaction, order)];
  return customer !== null && city !== null && paysFromWallet(transaction, customer, city);
}

/**
 * What a completed order brings: its cashback to its customer, and, for a referred customer's first one, the reward to
 * who referred them. Both once, whatever is completed and however often. Cashback is money of the order's city: a wallet in
 * another currency takes none.
 */
export async function creditRewards(transaction: Database, order: OrderRow, payment: OrderPaymentRow, by: Cause): Promise<void> {
  const cashback = order.order.cashback ?? 0;
  const takesCashback = cashback > 0 && (await isOfWallet(transaction, order));
  await moveForPayment(
    transaction,
    payment,
    { name: 'cashback', from: 'rewards', to: 'wallet', cause: 'cashback', amount: takesCashback ? cashback : 0 },
    by,
  );
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
