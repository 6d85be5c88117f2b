import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { newsCounters } from '../database/schema/order-news.ts';
import { orders } from '../database/schema/orders.ts';
import type { OrderRow } from './orders.ts';

/** The channel of PostgreSQL that says whose orders have news; its payload is the customer's id. */
export const NEWS_CHANNEL = 'order_news';
/** So many orders that changed are read at once. */
const AT_ONCE = 50;

/** Says on every server that there is something new for a customer, once the transaction is committed. */
export async function wakeCustomer(database: Database, customerId: string): Promise<void> {
  await database.execute(sql`select pg_notify(${NEWS_CHANNEL}, ${customerId})`);
}

export const nextNews = (on: Database) =>
  on.$with('counted').as(
    on
      .insert(newsCounters)
      .values({ customerId: sql.placeholder('customerId'), last: 1 })
      .onConflictDoUpdate({ target: newsCounters.customerId, set: { last: sql`${newsCounters.last} + 1` } })
      .returning({ last: newsCounters.last }),
  );
export const waking = sql`pg_notify(${sql.raw(`'${NEWS_CHANNEL}'`)}, ${sql.placeholder('customerId')})`;

const countNews = preparedStatement((on) => {
  const counted = nextNews(on);
  const numbered = on.$with('numbered').as(
    on
      .update(orders)
      .set({ newsSequence: sql`(select last from counted)` })
      .where(eq(orders.id, sql.placeholder('id')))
      .returning({ id: orders.id }),
  );
  return on.with(counted, numbered).select({ woken: waking }).from(counted);
});

/**
 * Gives an order that this transaction changed the next number of its customer's news, and wakes their streams. The number
 * is the last thing that a transaction takes: it is held until the commit, so that a greater number is never seen before a
 * smaller one.
 */
export async function publishNews(transaction: Database, { id, customerId }: Pick<OrderRow, 'id' | 'customerId'>): Promise<void> {
  const woken = await countNews(transaction, { id, customerId });
  if (woken.length !== 1) throw new Error(`The news of ${customerId} were not counted`);
}

/** The number of the last change of a customer's orders; 0 before the first. */
export async function lastNewsOf(database: Database, customerId: string): Promise<number> {
  const [found] = await database.select({ last: newsCounters.last }).from(newsCounters).where(eq(newsCounters.customerId, customerId));
  return found?.last ?? 0;
}

/** A customer's running orders in the order of their changes, at most fifty. */
export const activeOrdersByNews = (database: Database, customerId: string): Promise<OrderRow[]> =>
  database
    .select()
    .from(orders)
    // The index's own words.
    .where(and(eq(orders.customerId, customerId), sql`${orders.statusId} = 1`))
    .orderBy(asc(orders.newsSequence))
    .limit(AT_ONCE);

/** A customer's orders that changed since a number, in the order of their changes, at most fifty. */
export const ordersChangedSince = (database: Database, customerId: string, sequence: number): Promise<OrderRow[]> =>
  database
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gt(orders.newsSequence, sequence)))
    .orderBy(asc(orders.newsSequence))
    .limit(AT_ONCE);
