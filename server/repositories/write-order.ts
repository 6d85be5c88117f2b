import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { carts } from '../database/schema/carts.ts';
import { mails } from '../database/schema/mails.ts';
import { orderPayments, orders, orderStatuses } from '../database/schema/orders.ts';
import { stores } from '../database/schema/stores.ts';
import type { Mail } from './mails.ts';
import { nextNews, waking } from './order-news.ts';
import type { OrderRow } from './orders.ts';

const SAID = [
  'id',
  'customerId',
  'storeId',
  'deliveryType',
  'orderPaymentId',
  'cartId',
  'cartVersion',
  'status',
  'statusId',
  'order',
  'total',
  'pickupCode',
  'deliveryCode',
  'createdAt',
  'estimatedAt',
  'latestAt',
  'nextMoveAt',
] as const;
type NewOrder = Pick<OrderRow, (typeof SAID)[number]>;
type Values = { [Column in keyof NewOrder]: Placeholder };

export type OrderMade = Pick<OrderRow, 'id' | 'uniqueId'>;

/** The order with its first status, the number of its news and the e-mail about it; with `ends` its basket and payment are ordered too. */
const written = (ends: boolean) =>
  preparedStatement((on) => {
    const values = Object.fromEntries(SAID.map((name) => [name, sql.placeholder(name)])) as Values;
    const at = sql.placeholder('createdAt');
    const counted = nextNews(on);
    const made = on.$with('made').as(
      on
        .insert(orders)
        .values({
          ...values,
          cityId: sql`coalesce((select ${stores.cityId} from ${stores} where ${stores.id} = ${sql.placeholder('storeId')}), ${sql.placeholder('cityId')})`,
          newsSequence: sql`(select last from counted)`,
        })
        .returning({ id: orders.id, uniqueId: orders.uniqueId }),
    );
    const noted = on.$with('noted').as(
      on
        .insert(orderStatuses)
        .values({ orderId: sql.placeholder('id'), status: sql.placeholder('status'), at, actor: 'customer' })
        .returning({ orderId: orderStatuses.orderId }),
    );
    const mailed = on.$with('mailed').as(
      on
        .insert(mails)
        .values({
          id: sql.placeholder('mailId'),
          kind: 'order_placed',
          state: 'asked',
          recipient: sql.placeholder('recipient'),
          language: sql.placeholder('language'),
          subject: '',
          words: '',
          orderId: sql.placeholder('id'),
          attempts: 0,
          dueAt: at,
          createdAt: at,
        })
        .returning({ id: mails.id }),
    );
    const emptied = on.$with('emptied').as(
      on
        .update(carts)
        .set({ state: 'ordered', version: sql`${carts.version} + 1`, updatedAt: sql`${at}::bigint` })
        .where(and(eq(carts.id, sql.placeholder('cartId')), eq(carts.state, 'open')))
        .returning({ id: carts.id }),
    );
    const paid = on.$with('paid').as(
      on
        .update(orderPayments)
        .set({ state: 'ordered', updatedAt: sql`${at}::bigint` })
        .where(eq(orderPayments.id, sql.placeholder('orderPaymentId')))
        .returning({ id: orderPayments.id }),
    );
    return on
      .with(counted, made, noted, mailed, ...(ends ? [emptied, paid] : []))
      .select({ id: made.id, uniqueId: made.uniqueId, woken: waking })
      .from(made);
  });
const writeAlone = written(false);
const writeAndEnd = written(true);

/**
 * Writes an order with its first status, asks for the e-mail about it and tells its customer's streams. It is its city's by
 * its store, else `cityId`. Its customer must be locked, if only against being another: whoever holds the number of their
 * news waits for nobody any more (`publishNews`).
 * @param ends whether basket and payment, which must be locked, are ordered with it
 * @throws when the payment, or this version of the basket, has an order already
 */
export async function writeOrder(
  transaction: Database,
  order: NewOrder & Pick<OrderRow, 'cityId'>,
  mail: Pick<Mail, 'id' | 'recipient' | 'language'>,
  { ends }: { readonly ends: boolean },
): Promise<OrderMade> {
  const { id: mailId, recipient, language } = mail;
  const [made] = await (ends ? writeAndEnd : writeAlone)(transaction, { ...order, mailId, recipient, language });
  if (!made) throw new Error('The order was not inserted');
  return { id: made.id, uniqueId: made.uniqueId };
}
