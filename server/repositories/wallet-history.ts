import { and, desc, eq, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { WalletDirection } from '#contract/entities/wallet-movement.ts';
import type { Database } from '../database/database.ts';
import { cities } from '../database/schema/cities.ts';
import { ledgerTransfers, wallets } from '../database/schema/ledger.ts';
import { orders } from '../database/schema/orders.ts';
import { stores } from '../database/schema/stores.ts';
import { topUps } from '../database/schema/top-ups.ts';
import { TOP_UP_KEY } from './top-ups.ts';

const { fromAccount, toAccount, amount, uniqueId, key } = ledgerTransfers;
/** What a transfer brings to the wallet: below 0 where it takes. */
const signed = sql<number>`case when ${toAccount} = 'wallet' then ${amount} else -${amount} end`;

const topUpId = (row: { readonly cause: SQLWrapper; readonly key: SQLWrapper }) =>
  sql`(case when ${row.cause} = 'top-up' then substring(${row.key} from ${sql.raw(String(TOP_UP_KEY.length + 1))}) end)::char(24)`;

/**
 * A page of what went into a customer's wallet and out of it, the newest first, at most `most`: those below a number, where
 * one is given. Each tells the balance after it, in whole minor units, whatever is left out, and the order that was
 * made of its payment, if one was.
 */
export function walletMovementsOf(
  database: Database,
  customerId: string,
  { below, only, most }: { readonly below: number | null; readonly only: WalletDirection | null; readonly most: number },
) {
  const mine = and(eq(ledgerTransfers.customerId, customerId), or(eq(fromAccount, 'wallet'), eq(toAccount, 'wallet')));
  const page = database.$with('page').as(
    database
      .select({
        id: ledgerTransfers.id,
        uniqueId,
        key,
        cause: ledgerTransfers.cause,
        createdAt: ledgerTransfers.createdAt,
        orderPaymentId: ledgerTransfers.orderPaymentId,
        amount: signed.as('signed'),
      })
      .from(ledgerTransfers)
      .where(
        and(
          mine,
          below === null ? undefined : lt(uniqueId, below),
          only === 'in' ? eq(toAccount, 'wallet') : undefined,
          only === 'out' ? eq(fromAccount, 'wallet') : undefined,
          only === 'cashback'
            ? or(eq(ledgerTransfers.cause, 'cashback'), and(eq(ledgerTransfers.cause, 'refund'), eq(fromAccount, 'wallet')))
            : undefined,
        ),
      )
      .orderBy(desc(uniqueId))
      .limit(most),
  );
  const moved = (within: SQL) => sql`(select coalesce(sum(${signed}), 0) from ${ledgerTransfers} where ${and(mine, within)})`;
  const isNewest = below === null && only === null;
  const first = sql`(select max(unique_id) from page)`;
  // What there is now, less what came after the page and, of the page, after the row: the newest page reads no other.
  const balance = sql<number>`((select ${wallets.balance} from ${wallets} where ${wallets.customerId} = ${customerId})
    - ${isNewest ? sql`0` : moved(sql`${uniqueId} > ${first}`)} - ${moved(sql`${uniqueId} > ${page.uniqueId} and ${uniqueId} <= ${first}`)})::int`;
  return database
    .with(page)
    .select({
      id: page.id,
      uniqueId: page.uniqueId,
      cause: page.cause,
      createdAt: page.createdAt,
      amount: page.amount,
      balance,
      wasReleased: sql<boolean>`${page.cause} = 'hold' and exists (select 1 from ${ledgerTransfers} as back where back.key = regexp_replace(${page.key}, ':hold$', ':release'))`,
      orderId: orders.id,
      orderNumber: orders.uniqueId,
      orderStatusId: orders.statusId,
      storeName: stores.name,
      timezone: cities.timezone,
      lastFour: topUps.lastFour,
      paymentMethod: topUps.paymentMethod,
    })
    .from(page)
    .leftJoin(orders, eq(orders.orderPaymentId, page.orderPaymentId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(topUps, eq(topUps.id, topUpId(page)))
    .orderBy(desc(page.uniqueId));
}

export type WalletMovementRow = Awaited<ReturnType<typeof walletMovementsOf>>[number];
