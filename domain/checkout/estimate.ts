/** Minutes until an order is there: about, and at the latest. */
export type Estimate = { readonly about: number; readonly atTheLatest: number };

const BUSY_EXTRA_MINUTES = 20;
const toFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

/**
 * The store's preparation and the courier's way. `drivingSeconds` is null for pickup. A busy store takes about
 * twenty minutes longer. The latest time leaves a quarter of an hour for a delivery, five minutes for a pickup.
 */
export function estimate(input: { prepareMinutes: number; drivingSeconds: number | null; busy: boolean }): Estimate {
  const preparation = input.prepareMinutes + (input.busy ? BUSY_EXTRA_MINUTES : 0);
  if (input.drivingSeconds === null) return { about: toFive(preparation), atTheLatest: toFive(preparation) + 5 };
  const about = toFive(preparation + input.drivingSeconds / 60);
  return { about, atTheLatest: about + 15 };
}
