import type { FewPlaces, PossibleTime } from '#contract/entities/schedule.ts';
import { NEXT_TIMES } from '#contract/limits.ts';
import { canBeScheduled } from '#domain/schedule/store-rules.ts';
import { nextTimes } from '#domain/schedule/time-choices.ts';
import { timetableOf } from '#domain/schedule/timetable.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import type { ReceivingDetails } from './receiving.ts';
import { rulesOf } from './rules-of-store.ts';

/** The next times at which this order could be received. */
export const possibleTimes = (
  place: StoreInPlace,
  { isPickup }: Pick<ReceivingDetails, 'isPickup'>,
  now: number,
  few: readonly FewPlaces[],
): PossibleTime[] => {
  const rules = rulesOf(place.store);
  const moment = { now, timezone: place.city.timezone };
  if (!canBeScheduled(rules, isPickup)) return [];
  return nextTimes(timetableOf(rules, moment, isPickup), isPickup, few, NEXT_TIMES).map(({ at, start, end }) => ({
    order_start_at: at,
    slot_start_time: end === null ? null : start,
    slot_end_time: end,
  }));
};
