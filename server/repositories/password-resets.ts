import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { passwordResets } from '../database/schema/mails.ts';

type Secret = { readonly secretHash: string; readonly customerId: string; readonly now: number };

const isLive = ({ secretHash, customerId, now }: Secret) =>
  and(
    eq(passwordResets.secretHash, secretHash),
    eq(passwordResets.customerId, customerId),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

export async function insertPasswordReset(
  database: Database,
  input: { secretHash: string; customerId: string; createdAt: number; expiresAt: number },
): Promise<void> {
  await database.insert(passwordResets).values(input);
}

export const isPasswordResetLive = async (database: Database, secret: Secret): Promise<boolean> =>
  (await database.select().from(passwordResets).where(isLive(secret))).length > 0;

/** Uses a secret up: true for one caller only. */
export const usePasswordReset = async (database: Database, secret: Secret): Promise<boolean> =>
  (await database.update(passwordResets).set({ usedAt: secret.now }).where(isLive(secret)).returning()).length > 0;

export async function endPasswordResets(database: Database, customerId: string, now: number): Promise<void> {
  await database
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt)));
}

export async function deletePasswordResetsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, instant));
}
