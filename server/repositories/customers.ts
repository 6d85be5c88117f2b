import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers, favouriteStores } from '../database/schema/customers.ts';
import { walletEntries } from '../database/schema/wallet.ts';
import type { Customer } from '../http/call.ts';

/** An identifier as it is compared: without case and outer spaces. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

export async function findCustomerByEmail(database: Database, email: string): Promise<Customer | null> {
  const [found] = await database.select().from(customers).where(eq(customers.emailFolded, foldEmail(email)));
  return found ?? null;
}

export async function findCustomerByPhone(database: Database, phoneCode: string, phone: string): Promise<Customer | null> {
  const [found] = await database.select().from(customers).where(and(eq(customers.phoneCode, phoneCode), eq(customers.phone, phone)));
  return found ?? null;
}

export async function findCustomerByReferralCode(database: Database, code: string): Promise<Customer | null> {
  const [found] = await database.select().from(customers).where(eq(customers.referralCode, code.trim().toUpperCase()));
  return found ?? null;
}

/** @throws when the e-mail or phone is taken: `brokenConstraint` tells which. */
export async function insertCustomer(database: Database, customer: Omit<Customer, 'uniqueId'>): Promise<Customer> {
  const [inserted] = await database.insert(customers).values(customer).returning();
  if (!inserted) throw new Error('The customer was not inserted');
  return inserted;
}

export async function favouriteStoreIds(database: Database, customerId: string): Promise<string[]> {
  const rows = await database.select({ storeId: favouriteStores.storeId }).from(favouriteStores).where(eq(favouriteStores.customerId, customerId)).orderBy(favouriteStores.createdAt, favouriteStores.storeId);
  return rows.map(({ storeId }) => storeId);
}

/** The wallet's balance: the sum of its rows, whole minor units. */
export async function walletBalance(database: Database, customerId: string): Promise<number> {
  const [row] = await database.select({ balance: sum(walletEntries.amount).mapWith(Number) }).from(walletEntries).where(eq(walletEntries.customerId, customerId));
  return row?.balance ?? 0;
}
