import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/customers.ts';
import { wallets, type Account } from '../database/schema/ledger.ts';
import { writeTransfer, type Transfer } from './ledger.ts';

/** A transfer of a wallet's, without the wallet's side of it; a key that is left out is the row's id. */
export type WalletEntry = Omit<Transfer, 'fromAccount' | 'toAccount' | 'key'> & { readonly key?: string };

/** The wallet's balance: what went in less what went out, whole minor units; 0 before anything did. */
export async function walletBalance(database: Database, customerId: string): Promise<number> {
  const [wallet] = await database.select({ balance: wallets.balance }).from(wallets).where(eq(wallets.customerId, customerId));
  return wallet?.balance ?? 0;
}

/** The balance, with the customer locked until the transaction ends: nobody else can spend it meanwhile. */
export async function lockWallet(transaction: Database, customerId: string): Promise<number> {
  await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  return walletBalance(transaction, customerId);
}

/**
 * Takes an amount above 0 out of a wallet that `lockWallet` has locked, to another account; it passes only while the
 * balance covers it. A key that was taken before is not taken twice.
 * @returns whether it is taken
 */
export const takeFromWallet = async (transaction: Database, entry: WalletEntry, to: Account = 'wallet_held'): Promise<boolean> =>
  (await writeTransfer(transaction, { ...entry, key: entry.key ?? entry.id, fromAccount: 'wallet', toAccount: to })) !== 'uncovered';

/**
 * Puts an amount into a wallet, from another account; a key that is there already is not put in twice, and 0 is no row.
 * @throws when the other account may not fall below 0 and has less than that
 */
export async function putInWallet(database: Database, entry: WalletEntry, from: Account = 'top_ups'): Promise<void> {
  if (entry.amount === 0) return;
  const written = await writeTransfer(database, { ...entry, key: entry.key ?? entry.id, fromAccount: from, toAccount: 'wallet' });
  if (written === 'uncovered') throw new Error(`${from} has less than ${entry.amount} for the wallet (${entry.key ?? entry.id})`);
}
