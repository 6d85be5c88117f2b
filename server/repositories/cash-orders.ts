import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/order-status.ts';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { AT_DOOR, HAS_AT_DOOR } from '../database/payment-parts.ts';
import { carts } from '../database/schema/carts.ts';
import { cities, countries } from '../database/schema/cities.ts';
import { wallets } from '../database/schema/ledger.ts';
import { orderPayments, orders } from '../database/schema/orders.ts';
import { stores } from '../database/schema/stores.ts';
import { revisionOf } from './catalogue-revisions.ts';

/** What a customer promised at the door: orders under way and payments that are about to be orders, and what these come to in one currency, whole minor units; and how many of the orders made after an instant they cancelled. */
export type CashPromised = { readonly orders: number; readonly sum: number; readonly cancelled: number };

/** The city whose rules hold for what is bought: its store's, and where it has none, its basket's. */
const cityOf = (storeId: SQL, basketsCityId: SQL): SQL =>
  sql`coalesce((select ${stores.cityId} from ${stores} where ${stores.id} = ${storeId}), ${basketsCityId})`;
const currencyIn = (cityId: SQL): SQL =>
  sql`(select ${countries.currencyCode} from ${cities} join ${countries} on ${countries.id} = ${cities.countryId} where ${cities.id} = ${cityId})`;

const grounds = preparedStatement((on) => {
  const count = sql<number>`count(*)::int`;
  const bought = on.$with('bought').as(
    on
      .select({ storeId: carts.storeId, cityId: carts.cityId })
      .from(orderPayments)
      .innerJoin(carts, eq(carts.id, orderPayments.cartId))
      .where(eq(orderPayments.id, sql.placeholder('paymentId'))),
  );
  const storeId = sql`(select store_id from bought)`;
  const asked = currencyIn(cityOf(storeId, sql`(select city_id from bought)`));
  // Where a currency is not known it counts: one without a city is of a server that knew of one currency.
  const sumIn = (cityId: SQL) =>
    sql<number>`coalesce(sum(${AT_DOOR}) filter (where coalesce(${currencyIn(cityId)} = ${asked}, true)), 0)::int`;
  const customerId = sql.placeholder('customerId');
  const running = on
    .select({ count: count.as('running_count'), sum: sumIn(sql`${orders.cityId}`).as('running_sum') })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
    // The index's own words.
    .where(and(eq(orders.customerId, customerId), sql`${orders.statusId} = 1`, HAS_AT_DOOR))
    .as('running');
  const coming = on
    .select({ count: count.as('coming_count'), sum: sumIn(cityOf(sql`${carts.storeId}`, sql`${carts.cityId}`)).as('coming_sum') })
    .from(orderPayments)
    .innerJoin(carts, eq(carts.id, orderPayments.cartId))
    .where(
      and(eq(orderPayments.customerId, customerId), sql`${orderPayments.state} in ('held', 'paid', 'ordering', 'releasing')`, HAS_AT_DOOR),
    )
    .as('coming');
  const cancelled = on
    .select({ count: count.as('cancelled_count') })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.status, ORDER_STATUS.cancelledByCustomer),
        gt(orders.createdAt, sql.placeholder('since')),
        HAS_AT_DOOR,
      ),
    )
    .as('cancelled');
  return on
    .with(bought)
    .select({
      running: running.count,
      runningSum: running.sum,
      coming: coming.count,
      comingSum: coming.sum,
      cancelled: cancelled.count,
      balance: sql<number>`coalesce((select ${wallets.balance} from ${wallets} where ${wallets.customerId} = ${customerId}), 0)`,
      revision: revisionOf(storeId),
      currency: sql<string | null>`${asked}`,
    })
    .from(running)
    .innerJoin(coming, sql`true`)
    .innerJoin(cancelled, sql`true`);
});

/** What a payment depends on beside its basket: what its customer promised at the door, its sum in the currency of what is bought, what is in their wallet (whole minor units), at which revision a store stands, and the currency of its country, ISO 4217, null where it is not known. */
export type PayGrounds = {
  readonly promised: CashPromised;
  readonly balance: number;
  readonly revision: string;
  readonly currency: string | null;
};

/**
 * What a payment of a customer's depends on, as of one moment, for what its basket buys; of the orders that they cancelled,
 * those made after an instant count. It may be asked together with the statement that locks the payment: it is answered after it.
 */
export async function findPayGrounds(
  database: Database,
  asked: { readonly paymentId: string; readonly customerId: string; readonly since: number },
): Promise<PayGrounds> {
  const [found] = await grounds(database, asked);
  if (!found) throw new Error('Nothing was counted');
  const promised = { orders: found.running + found.coming, sum: found.runningSum + found.comingSum, cancelled: found.cancelled };
  return { promised, balance: found.balance, revision: found.revision, currency: found.currency };
}

export async function hasCompletedOrder(database: Database, customerId: string): Promise<boolean> {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.statusId, ORDER_STATUS_ID.completed)))
    .limit(1);
  return found.length > 0;
}
