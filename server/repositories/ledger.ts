import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../database/rows-of.ts';
import type { Database } from '../database/database.ts';
import { ledgerTransfers, wallets, type Account } from '../database/schema/ledger.ts';

export type TransferRow = typeof ledgerTransfers.$inferSelect;
export type Transfer = Omit<typeof ledgerTransfers.$inferInsert, 'uniqueId'>;

/** Accounts that never fall below 0, and whether each payment has its own share of them. */
const COVERED: Partial<Record<Account, 'customer' | 'payment'>> = { wallet: 'customer', wallet_held: 'payment', refunds: 'payment' };

const inMinusOut = (account: Account): SQL<number> =>
  sql<number>`coalesce(sum(case when ${ledgerTransfers.toAccount} = ${account} then ${ledgerTransfers.amount} else -${ledgerTransfers.amount} end), 0)::int`;
const touches = (account: Account) => or(eq(ledgerTransfers.fromAccount, account), eq(ledgerTransfers.toAccount, account));

/** What a payment moved into an account, less what it took out again, whole minor units. */
export async function balanceOfPayment(database: Database, orderPaymentId: string, account: Account): Promise<number> {
  const [row] = await database
    .select({ balance: inMinusOut(account) })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.orderPaymentId, orderPaymentId), touches(account)));
  return row?.balance ?? 0;
}

/** What a payment moved from one account to another, whole minor units. */
export async function movedByPayment(database: Database, orderPaymentId: string, from: Account, to: Account): Promise<number> {
  const [row] = await database
    .select({ moved: sql<number>`coalesce(sum(${ledgerTransfers.amount}), 0)::int` })
    .from(ledgerTransfers)
    .where(
      and(eq(ledgerTransfers.orderPaymentId, orderPaymentId), eq(ledgerTransfers.fromAccount, from), eq(ledgerTransfers.toAccount, to)),
    );
  return row?.moved ?? 0;
}

export const transfersOfPayments = (database: Database, orderPaymentIds: readonly string[]): Promise<TransferRow[]> =>
  database
    .select()
    .from(ledgerTransfers)
    .where(inArray(ledgerTransfers.orderPaymentId, [...orderPaymentIds]))
    .orderBy(asc(ledgerTransfers.uniqueId));

const coveredBy = ({ customerId, orderPaymentId, fromAccount, amount }: Transfer): SQL => {
  const share = COVERED[fromAccount];
  if (!share) return sql`true`;
  if (share === 'customer')
    return sql`exists (select 1 from ${wallets} where ${wallets.customerId} = ${customerId} and ${wallets.balance} >= ${amount}::int)`;
  const ofPayment = and(eq(ledgerTransfers.customerId, customerId), eq(ledgerTransfers.orderPaymentId, orderPaymentId ?? ''));
  return sql`(select ${inMinusOut(fromAccount)} from ${ledgerTransfers} where ${and(ofPayment, touches(fromAccount))}) >= ${amount}::int`;
};

/**
 * Writes one transfer in one conditional insert. Whoever takes from an account that may not fall below 0 must hold its
 * lock: the customer's row for `wallet`, the payment's for the others. What a customer may spend (`wallets`) is brought
 * forward in the same statement.
 * @returns `there`: its key was written before, nothing moved; `uncovered`: the account has less than that
 */
export async function writeTransfer(database: Database, row: Transfer): Promise<'written' | 'there' | 'uncovered'> {
  const written = await rowsOf(
    database,
    sql`
    insert into ${ledgerTransfers} (id, key, from_account, to_account, amount, customer_id, cause, actor, request_id, order_payment_id, created_at)
    select ${row.id}, ${row.key}, ${row.fromAccount}, ${row.toAccount}, ${row.amount}::int, ${row.customerId}, ${row.cause}, ${row.actor}, ${row.requestId}, ${row.orderPaymentId ?? null}, ${row.createdAt}::bigint
    where ${coveredBy(row)}
    on conflict (key) do nothing
    returning id
  `,
  );
  if (written.length === 1) return 'written';
  const [there] = await database.select({ id: ledgerTransfers.id }).from(ledgerTransfers).where(eq(ledgerTransfers.key, row.key));
  return there ? 'there' : 'uncovered';
}
