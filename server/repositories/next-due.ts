import { and, eq, gt, inArray, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { NONE_ASKED } from '../database/payment-parts.ts';
import { rowsOf } from '../database/rows-of.ts';
import { errands } from '../database/schema/errands.ts';
import { mails } from '../database/schema/mails.ts';
import { orderPayments, orders } from '../database/schema/orders.ts';
import { pushNews } from '../database/schema/push.ts';
import { topUps } from '../database/schema/top-ups.ts';

/**
 * When the first of what a server does by itself is due that was not due at an instant, both epoch milliseconds; null where
 * nothing waits. One statement, whose parts each read the first entries of an index.
 * @param paymentsWait how long a payment without card money waits for its order, milliseconds
 */
export async function nextDue(database: Database, after: number, paymentsWait: number): Promise<number | null> {
  const firsts = [
    database
      .select({ at: min(orders.nextMoveAt) })
      .from(orders)
      .where(gt(orders.nextMoveAt, after)),
    database
      .select({ at: min(orderPayments.lookAt) })
      .from(orderPayments)
      .where(gt(orderPayments.lookAt, after)),
    database
      .select({ at: sql`min(${orderPayments.paidAt}) + ${paymentsWait}::bigint` })
      .from(orderPayments)
      .where(and(sql`${orderPayments.state} = 'paid' and ${NONE_ASKED}`, gt(orderPayments.paidAt, after - paymentsWait))),
    database
      .select({ at: min(errands.dueAt) })
      .from(errands)
      .where(and(eq(errands.state, 'due'), gt(errands.dueAt, after))),
    database
      .select({ at: min(topUps.dueAt) })
      .from(topUps)
      .where(and(eq(topUps.state, 'asked'), gt(topUps.dueAt, after))),
    database
      .select({ at: min(mails.dueAt) })
      .from(mails)
      .where(and(inArray(mails.state, ['asked', 'ready']), gt(mails.dueAt, after))),
    database
      .select({ at: min(pushNews.dueAt) })
      .from(pushNews)
      .where(gt(pushNews.dueAt, after)),
  ];
  const parts = sql.join(
    firsts.map((one) => sql`(${one})`),
    sql`, `,
  );
  const [found] = await rowsOf<{ readonly at: string | number | null }>(database, sql`select least(${parts}) as at`);
  return found?.at == null ? null : Number(found.at);
}
