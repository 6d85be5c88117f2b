import type { City } from '#server/repositories/cities.ts';
import { isHalfHourAhead } from '#domain/schedule/availability-at.ts';

/** The time that a call asks about, epoch milliseconds; null for now, which one that has passed is too. */
export const askedTimeOf = ({ order_start_at: at }: { readonly order_start_at?: number | null | undefined }, now: number): number | null =>
  at == null || at <= now ? null : at;

/** Whether an answer may be shared by all who ask: one of now, or of a half hour of the next seven days; any other time is computed for its caller alone, so that nobody fills the memory with times. */
export const isSharedTime = (at: number | null, now: number, { timezone }: Pick<City, 'timezone'>): boolean =>
  at === null || isHalfHourAhead(at, { now, timezone });
