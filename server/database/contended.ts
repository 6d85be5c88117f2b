import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** The longest pauses before each further try, milliseconds: each is anything up to it, so that two do not meet again. */
const LONGEST_PAUSES = [20, 40, 80, 160, 320, 640] as const;
/** PostgreSQL's codes for a transaction that it undid because of others: a serialization failure, a deadlock. */
const CONTENDED = new Set<unknown>(['40001', '40P01']);

/** Whether something failed only because of what others did at the same moment: it was undone, and may pass if it is done again. */
export function isContended(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && CONTENDED.has(cause.code)) return true;
  return false;
}

/**
 * Does work that is undone as a whole where it fails, and does it again where others were in its way, six times at most.
 * @throws what the work throws, its contention too once it was tried often enough
 */
export async function againWhenContended<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const longest of LONGEST_PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!isContended(error)) throw error;
      await pause(randomInt(longest + 1));
    }
  }
  return work();
}
