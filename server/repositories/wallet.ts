import { eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/customers.ts';
import { walletEntries } from '../database/schema/wallet.ts';

export type WalletEntry = typeof walletEntries.$inferInsert;

/** The wallet's balance: the sum of its rows, whole minor units. */
export async function walletBalance(database: Database, customerId: string): Promise<number> {
  const [row] = await database.select({ balance: sum(walletEntries.amount).mapWith(Number) }).from(walletEntries).where(eq(walletEntries.customerId, customerId));
  return row?.balance ?? 0;
}

/** The balance, with the customer locked until the transaction ends: nobody else can spend it meanwhile. */
export async function lockWallet(transaction: Database, customerId: string): Promise<number> {
  await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  return walletBalance(transaction, customerId);
}

/**
 * Takes an amount above 0 out of a wallet that `lockWallet` has locked, as one row of its ledger; the insert passes only
 * while the balance covers it.
 * @returns whether it was taken
 */
export async function takeFromWallet(transaction: Database, entry: WalletEntry): Promise<boolean> {
  const taken = await transaction.execute(sql`
    insert into ${walletEntries} (id, customer_id, amount, cause, actor, request_id, order_payment_id, key, created_at)
    select ${entry.id}, ${entry.customerId}, ${-entry.amount}::int, ${entry.cause}, ${entry.actor}, ${entry.requestId}, ${entry.orderPaymentId ?? null}, ${entry.key ?? null}, ${entry.createdAt}::bigint
    where (select coalesce(sum(amount), 0) from ${walletEntries} where customer_id = ${entry.customerId}) >= ${entry.amount}::int
    returning id
  `);
  return (taken as unknown as { rows: unknown[] }).rows.length === 1;
}

/** Puts an amount into a wallet; an entry whose key is there already is not made twice. */
export async function putInWallet(database: Database, entry: WalletEntry): Promise<void> {
  await database.insert(walletEntries).values(entry).onConflictDoNothing({ target: walletEntries.key });
}
