export type DemoClock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Moves it on to an instant; it never goes back. */
  readonly moveTo: (instant: number) => void;
  /** The clock as pages get it; null while it shows the real time. */
  readonly pageSettings: () => { readonly now: number; readonly pace: number; readonly timezone: string } | null;
};

/** How far it may be from the real time and still pass for it, milliseconds. */
const ALIKE = 1_000;

/** @param set `begins` in epoch milliseconds, null for the real time; `pace`: how many seconds pass in one; `timezone`: what pages tell it by */
export function demoClock(
  { begins, pace, timezone }: { readonly begins: number | null; readonly pace: number; readonly timezone: string },
  real = Date.now,
): DemoClock {
  let from = { shown: begins ?? real(), at: real() };
  const now = () => Math.round(from.shown + (real() - from.at) * pace);
  return {
    now,
    moveTo: (instant) => {
      from = { shown: Math.max(instant, now()), at: real() };
    },
    pageSettings: () => (pace === 1 && Math.abs(now() - real()) < ALIKE ? null : { now: now(), pace, timezone }),
  };
}

/** An instant as it is set: with its offset, or by the clock of a timezone. Epoch milliseconds. @throws RangeError where it is none */
export const instantSet = (text: string, timezone: string): number =>
  /(?:z|[+-]\d\d:?\d\d)$/i.test(text)
    ? Temporal.Instant.from(text).epochMilliseconds
    : Temporal.PlainDateTime.from(text).toZonedDateTime(timezone).epochMilliseconds;
