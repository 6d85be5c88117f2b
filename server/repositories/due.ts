import { gt, lte, or, type Column } from 'drizzle-orm';

/**
 * Whether an instant has come, or lies further ahead than anything of its kind is ever put off: then it was written by
 * a clock that was wrong, and waits for nothing.
 * @param longest how far ahead such instants are set at most, milliseconds
 */
export const isDue = (instant: Column, now: number, longest: number) => or(lte(instant, now), gt(instant, now + longest));
