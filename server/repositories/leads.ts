import { eq, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leads } from '../database/schema/leads.ts';
import { firstRow } from '../database/first-row.ts';

export type Lead = typeof leads.$inferSelect;

/** Keeps a lead. Answers its id; null where the same came after `since`, which changes nothing. What is older comes anew. */
export async function keepLead(
  transaction: Database,
  lead: Omit<Lead, 'uniqueId' | 'toldAt'>,
  { since }: { readonly since: number },
): Promise<string | null> {
  const { language, customerId, createdAt } = lead;
  const [stored] = await transaction
    .insert(leads)
    .values(lead)
    .onConflictDoUpdate({
      target: leads.saying,
      set: { language, customerId, createdAt, toldAt: null },
      setWhere: lte(leads.createdAt, since),
    })
    .returning({ id: leads.id });
  return stored?.id ?? null;
}

/** @returns the lead, or null where it is gone */
export const findLead = (database: Database, id: string): Promise<Lead | null> =>
  firstRow(database.select().from(leads).where(eq(leads.id, id)));

export async function noteLeadMailed(database: Database, id: string, at: number): Promise<void> {
  await database.update(leads).set({ toldAt: at }).where(eq(leads.id, id));
}

export async function deleteLeadsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(leads).where(lt(leads.createdAt, instant));
}
