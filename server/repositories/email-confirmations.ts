import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { emailConfirmations } from '../database/schema/mails.ts';
import { firstRow } from '../database/first-row.ts';

type Confirmation = typeof emailConfirmations.$inferSelect;

export async function insertConfirmation(database: Database, confirmation: Confirmation): Promise<void> {
  await database.insert(emailConfirmations).values(confirmation);
}

/** What a secret proves while it is valid, or null. It may be shown again: proving twice changes nothing. */
export const findConfirmation = (
  database: Database,
  { secretHash, customerId, now }: { secretHash: string; customerId: string; now: number },
): Promise<Confirmation | null> =>
  firstRow(
    database
      .select()
      .from(emailConfirmations)
      .where(
        and(
          eq(emailConfirmations.secretHash, secretHash),
          eq(emailConfirmations.customerId, customerId),
          gt(emailConfirmations.expiresAt, now),
        ),
      ),
  );

export async function deleteConfirmationsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, instant));
}

export async function countConfirmations(database: Database, customerId: string, instant: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.customerId, customerId), gt(emailConfirmations.expiresAt, instant)));
  return row?.count ?? 0;
}
