import type { FewPlaces, PossibleTime } from '#contract/entities/schedule.ts';
import { timesInstead } from '#domain/schedule/time-choices.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import type { FulfilmentDetails } from './fulfilment.ts';
import { rulesOf } from './rules-of-store.ts';

/** The next times at which this order could be received, from the one that was refused on. */
export const possibleTimes = (
  place: StoreInPlace,
  { isPickup, startAt }: Pick<FulfilmentDetails, 'isPickup' | 'startAt'>,
  now: number,
  few: readonly FewPlaces[],
): PossibleTime[] =>
  timesInstead(rulesOf(place, now), { now, timezone: place.city.timezone }, isPickup, few, startAt === 0 ? null : startAt).map(
    ({ at, start, end }) => ({
      order_start_at: at,
      slot_start_time: end === null ? null : start,
      slot_end_time: end,
    }),
  );
