import type { Database } from '../database/database.ts';
import { countCall } from '../repositories/rate-limits.ts';

/** `count` calls in `seconds`. */
export type Limit = { readonly count: number; readonly seconds: number };

export type Limits = {
  /** Counts one call. Answers null, or the milliseconds to wait when the limit is passed. */
  readonly take: (key: string, limit: Limit) => Promise<number | null>;
};

/** The address that limits count by: an IPv6 customer owns the last half of theirs, so the first half counts. */
export const countedAddress = (address: string): string => {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return `${[...groups, ...Array.from({ length: zeros }, () => '0')].slice(0, 4).join(':')}::/64`;
};

/** Limits on calls that hold over all processes of one database. `factor` multiplies every limit. */
export function createLimits(database: Database, now: () => number, factor: number): Limits {
  return {
    take: async (key, limit) => {
      const instant = now();
      const counted = await countCall(database, { key, at: instant, milliseconds: limit.seconds * 1_000 });
      return counted && counted.count > limit.count * factor ? Math.max(1, counted.windowEndsAt - instant) : null;
    },
  };
}
