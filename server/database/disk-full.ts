/** PostgreSQL's code for a disk without room, and the system's own. */
const FULL = new Set<unknown>(['53100', 'ENOSPC']);

export function isDiskFull(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) if ('code' in cause && FULL.has(cause.code)) return true;
  return false;
}
