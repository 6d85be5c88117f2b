import type { FewPlaces, PossibleTime } from '../../../contract/entities/schedule.ts';
import { NEXT_TIMES } from '../../../contract/limits.ts';
import { nextTimes } from '../../../domain/schedule/time-choices.ts';
import { slotsOn, type Slot } from '../../../domain/schedule/slots.ts';
import { dateAt, timeAt } from '../../../domain/schedule/store-clock.ts';
import { canBeNow, canBeScheduled } from '../../../domain/schedule/store-rules.ts';
import { timetableOf } from '../../../domain/schedule/timetable.ts';
import { whyNotReceived } from '../../../domain/schedule/why-not.ts';
import { promisedTimes } from '../../../domain/checkout/estimate.ts';
import { refuse, type Refused } from '../../call/answer.ts';
import type { StoreInPlace } from '../../repositories/stores.ts';
import type { Receiving } from './receiving.ts';
import { rulesOf } from './rules-of-store.ts';

/** The slot that a receiving means; null where the store has none, or the time is none of them. */
function slotOf(place: StoreInPlace, { isPickup, startAt, slotStart, slotEnd }: Receiving): Slot | null {
  const rules = rulesOf(place.store);
  const { timezone } = place.city;
  if (!(isPickup ? rules.is_use_pickup_slots : rules.is_use_pre_delivery_slots)) return null;
  const slots = slotsOn(isPickup ? rules.pickup_slot_time : rules.slot_time, dateAt(startAt, timezone).toString(), timezone);
  return slots.find((slot) => slot.at === startAt && (slotEnd === null || slot.end === slotEnd) && (slotStart === null || slot.start === slotStart)) ?? null;
}

/** When a scheduled order is promised: from when, at the latest, and the end of its slot; all absent for as soon as possible. */
export function promiseOf(place: StoreInPlace, receiving: Receiving): { startAt: number; latestAt: number; slotEnd: string | null } {
  if (!receiving.isScheduled) return { startAt: 0, latestAt: 0, slotEnd: null };
  const slot = slotOf(place, receiving);
  const { about, atTheLatest } = promisedTimes(receiving.startAt, slot?.until ?? null, receiving.isPickup);
  return { startAt: about, latestAt: atTheLatest, slotEnd: slot?.end ?? null };
}

/** Why an order can't be received so, by the rule that the browser asks too; 967 where it could be collected now. */
export function whetherReceived(place: StoreInPlace, receiving: Receiving, now: number, few: readonly FewPlaces[]): Refused<never> | null {
  const rules = rulesOf(place.store);
  const moment = { now, timezone: place.city.timezone };
  const { isPickup, isTimeOpen, isScheduled, startAt, slotStart } = receiving;
  const usesSlots = isPickup ? rules.is_use_pickup_slots : rules.is_use_pre_delivery_slots;
  const reason = whyNotReceived(rules, moment, { isPickup, time: isScheduled ? { at: startAt, end: usesSlots ? receiving.slotEnd : null } : null }, few);
  if (reason === null) return usesSlots && slotStart !== null && slotStart !== timeAt(startAt, moment.timezone) ? refuse(651, { reason: 'invalid_time' }) : null;
  const canCollect = !isPickup && !isScheduled && canBeNow(rules, moment, true);
  if (canCollect) return refuse(967);
  return isTimeOpen && reason !== 'pickup_not_offered' && reason !== 'delivery_not_offered' ? null : refuse(651, { reason });
}

/** The next times at which this order could be received. */
export const possibleTimes = (place: StoreInPlace, { isPickup }: Pick<Receiving, 'isPickup'>, now: number, few: readonly FewPlaces[]): PossibleTime[] => {
  const rules = rulesOf(place.store);
  const moment = { now, timezone: place.city.timezone };
  if (!canBeScheduled(rules, isPickup)) return [];
  return nextTimes(timetableOf(rules, moment, isPickup), isPickup, few, NEXT_TIMES)
    .map(({ at, start, end }) => ({ order_start_at: at, slot_start_time: end === null ? null : start, slot_end_time: end }));
};
