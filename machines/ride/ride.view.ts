import type { SnapshotFrom } from 'xstate';
import type { OrderRoute } from '#contract/entities/ride.ts';
import type { SharedOrder } from '#contract/entities/shared-order.ts';
import type { Arrival } from '#domain/orders/arrival.ts';
import type { rideMachine } from './ride.machine.ts';
import type { CourierPosition } from './ride.setup.ts';

/** A position older than this is one where the courier was last seen, milliseconds. */
const STALE_AFTER = 60_000;

export type RideWords = {
  readonly metresLeft: number | null;
  readonly minutesLeft: number | null;
  /** When the courier was there, epoch milliseconds. */
  readonly at: number | null;
};

export type RideView = {
  readonly position: CourierPosition | null;
  /** Nobody knows where the courier is by now: they were seen there a minute ago or longer. */
  readonly isStale: boolean;
  readonly route: OrderRoute | null;
  readonly words: RideWords | null;
  readonly said: RideWords | null;
};

const wordsOf = (position: CourierPosition | null): RideWords | null =>
  position && { metresLeft: position.metresLeft, minutesLeft: position.minutesLeft, at: position.locatedAt };

/** The ride with the minutes of the order's own estimate, where there is one: a screen has one. */
export function withArrival(ride: RideView, { aboutAt, minutesLeft }: Pick<Arrival, 'aboutAt' | 'minutesLeft'>): RideView {
  const timed = (words: RideWords | null) => words && { ...words, minutesLeft: aboutAt === null ? words.minutesLeft : minutesLeft };
  return { ...ride, words: timed(ride.words), said: timed(ride.said) };
}

/** What a screen shows of a ride at a moment (server's time, epoch milliseconds; null where it is not known). */
export function toRideView({ context }: SnapshotFrom<typeof rideMachine>, now: number | null): RideView {
  const { position, said, route } = context;
  const locatedAt = position?.locatedAt ?? null;
  return {
    position,
    isStale: now !== null && locatedAt !== null && now - locatedAt > STALE_AFTER,
    route,
    words: wordsOf(position),
    said: wordsOf(said),
  };
}

/** A ride as a link to its order shows it (server's time, epoch milliseconds); null while nobody rides. */
export function toSharedRide({ courier, route }: Pick<SharedOrder, 'courier' | 'route'>, now: number): RideView | null {
  if (!courier) return null;
  const { provider_location: location, located_at, bearing = null, metres_left = null, minutes_left = null } = courier;
  const locatedAt = located_at === undefined ? null : Date.parse(located_at);
  const position: CourierPosition = { location, locatedAt, bearing, metresLeft: metres_left, minutesLeft: minutes_left };
  return {
    position,
    isStale: locatedAt !== null && now - locatedAt > STALE_AFTER,
    route,
    words: wordsOf(position),
    said: null,
  };
}
