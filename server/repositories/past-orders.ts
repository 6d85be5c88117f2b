import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cities } from '../database/schema/cities.ts';
import { orders } from '../database/schema/orders.ts';
import { stores } from '../database/schema/stores.ts';

/** From when until when, in a timezone; epoch milliseconds, the end not included. */
export type Stretch = { readonly timezone: string; readonly from: number; readonly until: number };

export const timezonesOfCities = async (database: Database): Promise<string[]> =>
  (await database.selectDistinct({ timezone: cities.timezone }).from(cities)).map(({ timezone }) => timezone);

/** Which orders ended within the stretch of their city's timezone; the widest of all stands alone, for the index. */
const endedWithin = (stretches: readonly Stretch[]) =>
  and(
    gte(orders.endedAt, Math.min(...stretches.map(({ from }) => from))),
    lt(orders.endedAt, Math.max(...stretches.map(({ until }) => until))),
    or(
      ...stretches.map(({ timezone, from, until }) =>
        and(eq(cities.timezone, timezone), gte(orders.endedAt, from), lt(orders.endedAt, until)),
      ),
    ),
  );

/** What was ordered, read of what was frozen: the rest of that is long, and no list shows it. */
const itemsOrdered = sql<{ item_id: string; item_name: string; quantity: number }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('item_id', item -> 'item_id', 'item_name', item -> 'item_name', 'quantity', item -> 'quantity') order by place), '[]')
  from jsonb_path_query(${orders.order}, '$.orderDetails[*].items[*]') with ordinality as ordered (item, place))`;

/**
 * A customer's orders that have ended, the newest first, at most `most`: those below a number, where one is given, and those
 * that ended within a stretch of time, where some are given.
 */
export const pastOrdersOf = (
  database: Database,
  customerId: string,
  { below, within, most }: { readonly below: number | null; readonly within: readonly Stretch[] | null; readonly most: number },
) =>
  database
    .select({
      id: orders.id,
      uniqueId: orders.uniqueId,
      status: orders.status,
      statusId: orders.statusId,
      orderPaymentId: orders.orderPaymentId,
      cancelCharge: orders.cancelCharge,
      rejectReason: orders.rejectReason,
      deliveryType: orders.deliveryType,
      total: orders.total,
      endedAt: orders.endedAt,
      invoiceShownAt: orders.invoiceShownAt,
      isPickup: sql<boolean>`coalesce((${orders.order} ->> 'isPickup')::boolean, false)`,
      items: itemsOrdered,
      storeId: orders.storeId,
      storeName: stores.name,
      storeImage: stores.image,
      timezone: cities.timezone,
      currencySign: cities.currencySign,
    })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(orders.customerId, customerId),
        // The index's own words.
        sql`${orders.statusId} <> 1`,
        below === null ? undefined : lt(orders.uniqueId, below),
        within === null ? undefined : endedWithin(within),
      ),
    )
    .orderBy(desc(orders.uniqueId))
    .limit(most);

export type PastOrderRow = Awaited<ReturnType<typeof pastOrdersOf>>[number];
