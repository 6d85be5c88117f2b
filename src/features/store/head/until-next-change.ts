import { closesAt, nextOpening } from '#domain/schedule/opening.ts';
import type { Menu } from '../menu/menu.ts';

const AT_LEAST = 60_000;

/** Milliseconds until the store opens or closes next, by the server's clock, a minute at least; false when it never does within a week. */
export function untilNextChange({ store, server_time, timezone }: Menu): number | false {
  const now = Date.parse(server_time);
  const next = closesAt(store.store_time, now, timezone) ?? nextOpening(store.store_time, now, timezone)?.at;
  return next === undefined ? false : Math.max(AT_LEAST, next - now + 1_000);
}
