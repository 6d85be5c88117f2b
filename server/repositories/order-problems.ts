import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cities } from '../database/schema/cities.ts';
import { orderProblems } from '../database/schema/order-problems.ts';
import { orders } from '../database/schema/orders.ts';
import { stores } from '../database/schema/stores.ts';
import { firstRow } from '../database/first-row.ts';

export type OrderProblemRow = typeof orderProblems.$inferSelect;

const AT_ONCE = 50;

export const findProblem = (database: Database, orderId: string): Promise<OrderProblemRow | null> =>
  firstRow(database.select().from(orderProblems).where(eq(orderProblems.orderId, orderId)));

export async function countProblems(database: Database, customerId: string, since: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(orderProblems)
    .where(and(eq(orderProblems.customerId, customerId), gt(orderProblems.reportedAt, since), gt(orderProblems.amount, 0)));
  return row?.count ?? 0;
}

export async function insertProblem(transaction: Database, problem: OrderProblemRow): Promise<void> {
  await transaction.insert(orderProblems).values(problem);
}

/** Answers a problem that waits. @returns whether this call was the one */
export async function answerProblem(
  transaction: Database,
  orderId: string,
  answered: Pick<OrderProblemRow, 'state' | 'amount' | 'answer' | 'answeredAt'>,
): Promise<boolean> {
  const changed = await transaction
    .update(orderProblems)
    .set(answered)
    .where(and(eq(orderProblems.orderId, orderId), eq(orderProblems.state, 'waiting')))
    .returning({ orderId: orderProblems.orderId });
  return changed.length === 1;
}

/** Everybody's problems that wait, the oldest first, at most fifty, each with its order. */
export const waitingProblems = (database: Database) =>
  database
    .select({ problem: orderProblems, order: orders, storeName: stores.name, currencySign: cities.currencySign, timezone: cities.timezone })
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orderProblems.state, 'waiting'), isNull(orders.pseudonymisedAt)))
    .orderBy(asc(orderProblems.reportedAt))
    .limit(AT_ONCE);
