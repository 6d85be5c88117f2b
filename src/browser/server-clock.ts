import type { Moment } from '#domain/schedule/store-clock.ts';

/** The server's clock as answers tell it; between them it goes on by how long the page has been open, never by the device's own time. */
export type ServerClock = {
  readonly tell: (moment: Moment) => void;
  /** Null until an answer told it. */
  readonly now: () => Moment | null;
};

/** A clock that nobody has told the time yet. `open` says how long the page has been open, milliseconds of the server's. */
export function createServerClock(open: () => number = () => performance.now()): ServerClock {
  let told: { readonly moment: Moment; readonly at: number } | null = null;
  return {
    tell: (moment) => {
      told = { moment, at: open() };
    },
    now: () => told && { ...told.moment, now: told.moment.now + Math.round(open() - told.at) },
  };
}
