/** Minutes until an order is there: about, and at the latest. */
export type Estimate = { readonly about: number; readonly atTheLatest: number };

/** What the latest time leaves beyond the usual one, minutes. */
const SLACK = { delivery: 15, pickup: 5 } as const;
const BUSY_EXTRA_MINUTES = 20;
const toFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

/**
 * The store's preparation and the courier's way. `drivingSeconds` is null for pickup. A busy store takes about
 * twenty minutes longer. The latest time leaves a quarter of an hour for a delivery, five minutes for a pickup.
 */
export function estimate(input: { prepareMinutes: number; drivingSeconds: number | null; busy: boolean }): Estimate {
  const preparation = input.prepareMinutes + (input.busy ? BUSY_EXTRA_MINUTES : 0);
  if (input.drivingSeconds === null) return { about: toFive(preparation), atTheLatest: toFive(preparation) + SLACK.pickup };
  const about = toFive(preparation + input.drivingSeconds / 60);
  return { about, atTheLatest: about + SLACK.delivery };
}

/** The two times of a scheduled order, epoch milliseconds: when it was asked for, and the end of its slot, else what an estimate leaves. */
export const promisedTimes = (startAt: number, slotUntil: number | null, isPickup: boolean): Estimate => ({
  about: startAt,
  atTheLatest: slotUntil ?? startAt + (isPickup ? SLACK.pickup : SLACK.delivery) * 60_000,
});
