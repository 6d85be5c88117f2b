/** Where a process may die between two steps of a purchase by card, in their order. */
export const CRASH_POINTS = [
  'held',
  'intent-made',
  'intent-noted',
  'event-noted',
  'authorised',
  'decided',
  'captured',
  'ordered',
  'release-decided',
  'intent-cancelled',
  'released',
  'event-handled',
] as const;
export const CRASH_POINTS_OF_ERRANDS = ['errand-sent'] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number] | (typeof CRASH_POINTS_OF_ERRANDS)[number];

/**
 * Kills this process where `CRASH_AT` names the point, so that tests see what the next process makes of it. In
 * production, and without the variable, it does nothing.
 */
export function crashPoint(point: CrashPoint): void {
  if (process.env.NODE_ENV !== 'production' && process.env.CRASH_AT === point) process.kill(process.pid, 'SIGKILL');
}
