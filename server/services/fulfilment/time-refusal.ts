import type { FewPlaces } from '#contract/entities/schedule.ts';
import { timeAt } from '#domain/schedule/store-clock.ts';
import { canBeNow } from '#domain/schedule/store-rules.ts';
import { whyNotReceived } from '#domain/schedule/unavailable-reason.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import type { FulfilmentDetails } from './fulfilment.ts';
import { rulesOf } from './rules-of-store.ts';

/** Why an order can't be received so, by the rule that the browser asks too; 967 where it could be collected now. */
export function timeRefusal(
  place: StoreInPlace,
  fulfilment: FulfilmentDetails,
  now: number,
  few: readonly FewPlaces[],
): Refused<never> | null {
  const rules = rulesOf(place, now);
  const moment = { now, timezone: place.city.timezone };
  const { isPickup, isTimeOpen, isScheduled, startAt, slotStart } = fulfilment;
  const usesSlots = isPickup ? rules.is_use_pickup_slots : rules.is_use_pre_delivery_slots;
  const reason = whyNotReceived(
    rules,
    moment,
    { isPickup, time: isScheduled ? { at: startAt, end: usesSlots ? fulfilment.slotEnd : null } : null },
    few,
  );
  if (reason === null)
    return usesSlots && slotStart !== null && slotStart !== timeAt(startAt, moment.timezone)
      ? refuse(651, { reason: 'invalid_time' })
      : null;
  const canCollect = !isPickup && !isScheduled && canBeNow(rules, moment, true);
  if (canCollect) return refuse(967);
  return isTimeOpen && reason !== 'pickup_not_offered' && reason !== 'delivery_not_offered' ? null : refuse(651, { reason });
}
