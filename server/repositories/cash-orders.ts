import { and, eq, gt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/enumerations.ts';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { carts } from '../database/schema/carts.ts';
import { cities, countries } from '../database/schema/cities.ts';
import { orderPayments, orders } from '../database/schema/orders.ts';

/** What a customer promised at the door: orders under way and payments that are about to be orders, and what these come to in one currency, whole minor units; and how many of the orders made after an instant they cancelled. */
export type CashPromised = { readonly orders: number; readonly sum: number; readonly cancelled: number };

const promised = keptStatement((on) => {
  const count = sql<number>`count(*)::int`;
  // One without a city is of a server that knew of one currency: it counts whatever is asked for.
  const sumIn = (cityId: AnyPgColumn) => sql<number>`coalesce(sum(${orderPayments.cashPart}) filter (where ${cityId} is null or exists (
    select from ${cities} join ${countries} on ${countries.id} = ${cities.countryId}
    where ${cities.id} = ${cityId}
      and ${countries.currencyCode} = (select here.currency_code from ${countries} as here where here.id = ${sql.placeholder('countryId')})
  )), 0)::int`;
  const customerId = sql.placeholder('customerId');
  const running = on
    .select({ count: count.as('running_count'), sum: sumIn(orders.cityId).as('running_sum') })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
    // The index's own words.
    .where(and(eq(orders.customerId, customerId), sql`${orders.statusId} = 1`, gt(orderPayments.cashPart, 0)))
    .as('running');
  const coming = on
    .select({ count: count.as('coming_count'), sum: sumIn(carts.cityId).as('coming_sum') })
    .from(orderPayments)
    .innerJoin(carts, eq(carts.id, orderPayments.cartId))
    .where(
      and(
        eq(orderPayments.customerId, customerId),
        sql`${orderPayments.state} in ('held', 'paid', 'ordering', 'releasing')`,
        gt(orderPayments.cashPart, 0),
      ),
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
        gt(orderPayments.cashPart, 0),
      ),
    )
    .as('cancelled');
  return on
    .select({ running: running.count, runningSum: running.sum, coming: coming.count, comingSum: coming.sum, cancelled: cancelled.count })
    .from(running)
    .innerJoin(coming, sql`true`)
    .innerJoin(cancelled, sql`true`);
});

/** What a customer promised at the door and has not paid yet, its sum in the currency of a country, and what they cancelled since an instant, as of one moment. */
export async function cashPromised(
  database: Database,
  { customerId, countryId, since }: { readonly customerId: string; readonly countryId: string; readonly since: number },
): Promise<CashPromised> {
  const [found] = await promised(database, { customerId, countryId, since });
  if (!found) throw new Error('Nothing was counted');
  return { orders: found.running + found.coming, sum: found.runningSum + found.comingSum, cancelled: found.cancelled };
}

/** Whether a customer ever had an order that was brought to its end. */
export async function hasCompletedOrder(database: Database, customerId: string): Promise<boolean> {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.statusId, ORDER_STATUS_ID.completed)))
    .limit(1);
  return found.length > 0;
}
