import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sandboxKeys } from '#server/database/schema/sandbox.ts';
import type { SandboxAnswer, SandboxWork } from './sandbox-answer.ts';

/**
 * Does a request once for its key: the same request again gets the first one's answer, another one is refused. The key
 * is kept in the transaction that does the work, so that both are there or neither.
 */
export async function onceFor(
  work: SandboxWork,
  key: string | null,
  request: string,
  act: () => Promise<SandboxAnswer>,
): Promise<SandboxAnswer> {
  if (key === null) return act();
  const print = createHash('sha256').update(request).digest('hex');
  const [mine] = await work.database
    .insert(sandboxKeys)
    .values({ key, request: print, createdAt: work.at })
    .onConflictDoNothing()
    .returning();
  if (!mine) {
    const [earlier] = await work.database.select().from(sandboxKeys).where(eq(sandboxKeys.key, key));
    if (earlier?.request !== print)
      return { status: 400, json: { error: { type: 'idempotency_error', message: 'This key was used with another request.' } } };
    return { status: earlier.status ?? 500, json: earlier.answer ?? {} };
  }
  const { status, json } = await act();
  await work.database.update(sandboxKeys).set({ status, answer: json }).where(eq(sandboxKeys.key, key));
  return { status, json };
}
