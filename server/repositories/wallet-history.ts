import { and, desc, eq, gt, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { WalletDirection } from '#contract/entities/wallet-movement.ts';
import type { Database } from '../database/database.ts';
import { cities } from '../database/schema/cities.ts';
import { ledgerTransfers } from '../database/schema/ledger.ts';
import { orders } from '../database/schema/orders.ts';
import { stores } from '../database/schema/stores.ts';
import { topUps } from '../database/schema/top-ups.ts';
import { TOP_UP_KEY } from './top-ups.ts';

const { fromAccount, toAccount, amount: moved, uniqueId, key } = ledgerTransfers;
/** What a transfer brings to the wallet: below 0 where it takes. */
const signed = sql<number>`case when ${toAccount} = 'wallet' then ${moved} else -${moved} end`;

/** The top-up that a transfer credits, by its key; null for any other. */
const topUpId = (row: { readonly cause: SQLWrapper; readonly key: SQLWrapper }) =>
  sql`(case when ${row.cause} = 'top-up' then substring(${row.key} from ${sql.raw(String(TOP_UP_KEY.length + 1))}) end)::char(24)`;

/**
 * A page of what went into a customer's wallet and out of it, the newest first, at most `most`: those below a number, where
 * one is given. Each tells the balance after it, in whole minor units, reckoned over all of them, and the order that was
 * made of its payment, if one was.
 */
export function walletMovementsOf(
  database: Database,
  customerId: string,
  { below, only, most }: { readonly below: number | null; readonly only: WalletDirection | null; readonly most: number },
) {
  const mine = database.$with('mine').as(
    database
      .select({
        id: ledgerTransfers.id,
        uniqueId,
        key,
        cause: ledgerTransfers.cause,
        createdAt: ledgerTransfers.createdAt,
        orderPaymentId: ledgerTransfers.orderPaymentId,
        amount: signed.as('signed'),
        balance: sql<number>`(sum(${signed}) over (order by ${uniqueId}))::int`.as('balance'),
        wasReleased:
          sql<boolean>`${ledgerTransfers.cause} = 'hold' and exists (select 1 from ${ledgerTransfers} as back where back.key = regexp_replace(ledger_transfers.key, ':hold$', ':release'))`.as(
            'was_released',
          ),
      })
      .from(ledgerTransfers)
      .where(and(eq(ledgerTransfers.customerId, customerId), or(eq(fromAccount, 'wallet'), eq(toAccount, 'wallet')))),
  );
  return database
    .with(mine)
    .select({
      id: mine.id,
      uniqueId: mine.uniqueId,
      cause: mine.cause,
      createdAt: mine.createdAt,
      amount: mine.amount,
      balance: mine.balance,
      wasReleased: mine.wasReleased,
      orderId: orders.id,
      orderNumber: orders.uniqueId,
      orderStatusId: orders.statusId,
      storeName: stores.name,
      timezone: cities.timezone,
      lastFour: topUps.lastFour,
    })
    .from(mine)
    .leftJoin(orders, eq(orders.orderPaymentId, mine.orderPaymentId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(topUps, eq(topUps.id, topUpId(mine)))
    .where(
      and(
        below === null ? undefined : lt(mine.uniqueId, below),
        only === 'in' ? gt(mine.amount, 0) : undefined,
        only === 'out' ? lt(mine.amount, 0) : undefined,
        only === 'cashback' ? or(eq(mine.cause, 'cashback'), and(eq(mine.cause, 'refund'), lt(mine.amount, 0))) : undefined,
      ),
    )
    .orderBy(desc(mine.uniqueId))
    .limit(most);
}

export type WalletMovementRow = Awaited<ReturnType<typeof walletMovementsOf>>[number];
