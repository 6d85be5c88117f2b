import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { typedCode, typedEmail } from '#contract/typed-text.ts';
import type { Phone } from '#domain/phone.ts';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { customers, favouriteStores } from '../database/schema/customers.ts';
import { allCountries, walletCountryOf } from './cities.ts';
import { firstRow } from '../database/first-row.ts';

export type Customer = typeof customers.$inferSelect;

const referrers = alias(customers, 'referrers');

/** An e-mail address as it is compared: without case. */
export const foldEmail = (email: string): string => typedEmail(email).toLowerCase();

const isAsked = eq(customers.id, sql.placeholder('id'));
const byId = preparedStatement((on) => on.select().from(customers).where(isAsked));
const heldById = preparedStatement((on) => on.select().from(customers).where(isAsked).for('key share'));
const lockedById = preparedStatement((on) =>
  on
    .select()
    .from(customers)
    .where(and(isAsked, isNull(customers.deletedAt)))
    .for('update'),
);

/** A customer, kept from being another until the transaction ends, as a row that names them would keep them. */
export const holdCustomer = (transaction: Database, id: string): Promise<Customer | null> => firstRow(heldById(transaction, { id }));

export const findCustomer = (database: Database, id: string): Promise<Customer | null> => firstRow(byId(database, { id }));

/** A customer, held until the transaction ends, so that their account is not deleted meanwhile; null for one who has none any more. */
export const lockCustomer = (transaction: Database, id: string): Promise<Customer | null> => firstRow(lockedById(transaction, { id }));

export const findCustomerByEmail = (database: Database, email: string): Promise<Customer | null> =>
  firstRow(
    database
      .select()
      .from(customers)
      .where(and(eq(customers.emailFolded, foldEmail(email)), isNull(customers.deletedAt))),
  );

/** With `assumesHomeCountry` nobody said the country: where nobody has the number there, the only customer who has it elsewhere is meant. */
export async function findCustomerByPhone(
  database: Database,
  { code, digits }: Phone,
  { assumesHomeCountry = false } = {},
): Promise<Customer | null> {
  const found = await database
    .select()
    .from(customers)
    .where(and(eq(customers.phone, digits), assumesHomeCountry ? undefined : eq(customers.phoneCode, code), isNull(customers.deletedAt)));
  return found.find(({ phoneCode }) => phoneCode === code) ?? (found.length === 1 ? (found[0] ?? null) : null);
}

/** With `lock` the row is held until the transaction ends. */
export async function findCustomerByReferralCode(database: Database, code: string, { lock = false } = {}): Promise<Customer | null> {
  const query = database
    .select()
    .from(customers)
    .where(and(eq(customers.referralCode, typedCode(code).toUpperCase()), isNull(customers.deletedAt)));
  const [found] = lock ? await query.for('update') : await query;
  return found ?? null;
}

export async function countReferredBy(database: Database, customerId: string): Promise<number> {
  const [row] = await database.select({ referred: count() }).from(customers).where(eq(customers.referredBy, customerId));
  return row?.referred ?? 0;
}

/** @throws when the e-mail or phone is taken: `brokenConstraint` tells which. */
export async function insertCustomer(
  database: Database,
  customer: Omit<Customer, 'uniqueId' | 'deletedAt' | 'language' | 'wantsReceipts' | 'wantsNews' | 'eats'>,
): Promise<Customer> {
  const [inserted] = await database.insert(customers).values(customer).returning();
  if (!inserted) throw new Error('The customer was not inserted');
  return inserted;
}

/**
 * Changes a customer who still is as `seen`: null when their password changed meanwhile.
 * @throws when the e-mail or phone is taken: `brokenConstraint` tells which.
 */
export const updateCustomer = (database: Database, current: Customer, change: Partial<Customer>): Promise<Customer | null> =>
  firstRow(
    database
      .update(customers)
      .set(change)
      .where(and(eq(customers.id, current.id), eq(customers.passwordHash, current.passwordHash)))
      .returning(),
  );

/** Notes that a customer proved an e-mail address, if it still is theirs. @returns whether it is */
export async function confirmEmail(
  database: Database,
  { customerId, emailFolded, at }: { customerId: string; emailFolded: string; at: number },
): Promise<boolean> {
  const confirmed = await database
    .update(customers)
    .set({ emailConfirmedAt: at })
    .where(and(eq(customers.id, customerId), eq(customers.emailFolded, emailFolded)))
    .returning({ id: customers.id });
  return confirmed.length > 0;
}

export const setPasswordHash = (database: Database, customerId: string, passwordHash: string): Promise<Customer | null> =>
  firstRow(database.update(customers).set({ passwordHash }).where(eq(customers.id, customerId)).returning());

const favouritesOf = preparedStatement((on) =>
  on
    .select({ storeId: favouriteStores.storeId })
    .from(favouriteStores)
    .where(eq(favouriteStores.customerId, sql.placeholder('customerId')))
    .orderBy(favouriteStores.createdAt, favouriteStores.storeId),
);

export async function favouriteStoreIds(database: Database, customerId: string): Promise<string[]> {
  const rows = await favouritesOf(database, { customerId });
  return rows.map(({ storeId }) => storeId);
}

export async function setUsesWallet(database: Database, customerId: string, usesWallet: boolean): Promise<void> {
  await database.update(customers).set({ usesWallet }).where(eq(customers.id, customerId));
}

export async function setImage(database: Database, customerId: string, image: string): Promise<void> {
  await database.update(customers).set({ image }).where(eq(customers.id, customerId));
}

/** In which language a customer is written to, whether receipts and news are wanted, and what they eat; what is not named stays. @returns the customer; null for one whose account is gone */
export async function setPreferences(
  database: Database,
  customerId: string,
  change: Partial<Pick<Customer, 'language' | 'wantsReceipts' | 'wantsNews' | 'eats'>>,
): Promise<Customer | null> {
  if (Object.keys(change).length === 0) return findCustomer(database, customerId);
  const [changed] = await database
    .update(customers)
    .set(change)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
    .returning();
  return changed ?? null;
}

/** Who referred a customer, and what the country of their wallet gives for it (whole minor units); null for one whom nobody, or only they themselves, referred. */
export async function rewardOfReferrer(
  database: Database,
  customerId: string,
): Promise<{ readonly referrerId: string; readonly amount: number } | null> {
  const [found] = await database
    .select({ referrerId: referrers.id, phoneCode: referrers.phoneCode, walletCurrency: referrers.walletCurrency })
    .from(customers)
    .innerJoin(referrers, eq(referrers.id, customers.referredBy))
    .where(and(eq(customers.id, customerId), ne(referrers.id, customerId)));
  const country = found && walletCountryOf(await allCountries(database), found);
  // Whose account is gone, or goes in this moment, has no wallet: the lock is the one that a transfer to them takes.
  const [there] = await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, found?.referrerId ?? ''), isNull(customers.deletedAt)))
    .for('key share');
  return there && found && country ? { referrerId: found.referrerId, amount: country.referralReward } : null;
}
