import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { providerCustomers } from '../database/schema/payments.ts';

type Provider = 'stripe' | 'sandbox';

export async function providerCustomerId(database: Database, customerId: string, provider: Provider): Promise<string | null> {
  const [found] = await database
    .select({ id: providerCustomers.providerId })
    .from(providerCustomers)
    .where(and(eq(providerCustomers.customerId, customerId), eq(providerCustomers.provider, provider)));
  return found?.id ?? null;
}

/** Notes what a customer is called at a card provider; where somebody noted it before, that stays. */
export async function noteProviderCustomer(database: Database, row: typeof providerCustomers.$inferInsert): Promise<void> {
  await database.insert(providerCustomers).values(row).onConflictDoNothing();
}
