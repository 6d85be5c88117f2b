import { eq, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { carts } from '../database/schema/carts.ts';
import { catalogueRevisions } from '../database/schema/catalogue-revisions.ts';
import { orderPayments } from '../database/schema/orders.ts';

const ALL = 'all';

const counted = (subject: SQL | string): SQL =>
  sql`coalesce((select ${catalogueRevisions.revision} from ${catalogueRevisions} where ${catalogueRevisions.subject} = ${subject}), 0)`;

/**
 * At which revision a store stands, with its menu, its category and every city, as a value in a statement: what was read
 * with the same revision is the same.
 */
export const revisionOf = (storeId: SQLWrapper | Placeholder): SQL<string> =>
  sql<string>`${counted(sql`${storeId}::text`)} || '.' || ${counted(sql.raw(`'${ALL}'`))}`;

const ofStore = preparedStatement((on) => on.select({ revision: revisionOf(sql.placeholder('storeId')) }).from(sql`(values (1)) as one`));

export async function storeRevision(database: Database, storeId: string): Promise<string> {
  const [found] = await ofStore(database, { storeId });
  return found?.revision ?? '';
}

const ofPayment = preparedStatement((on) =>
  on
    .select({ revision: revisionOf(carts.storeId) })
    .from(orderPayments)
    .innerJoin(carts, eq(carts.id, orderPayments.cartId))
    .where(eq(orderPayments.id, sql.placeholder('paymentId'))),
);

/** At which revision the store of a payment's basket stands now. It may be asked together with the statement that locks the payment: it is answered after it. */
export async function revisionOfPayment(database: Database, paymentId: string): Promise<string> {
  const [found] = await ofPayment(database, { paymentId });
  return found?.revision ?? '';
}
