import type { Moment } from '#domain/schedule/store-clock.ts';

/** The server's clock as answers tell it; between them it goes on by how long the page has been open, never by the device's own time. */
export type ServerClock = {
  readonly set: (moment: Moment) => void;
  /** Null until the first answer. */
  readonly now: () => Moment | null;
};

/** A clock that is not set yet. `open` says how long the page has been open, milliseconds of the server's. */
export function createServerClock(open: () => number = () => performance.now()): ServerClock {
  let last: { readonly moment: Moment; readonly at: number } | null = null;
  return {
    set: (moment) => {
      last = { moment, at: open() };
    },
    now: () => last && { ...last.moment, now: last.moment.now + Math.round(open() - last.at) },
  };
}
