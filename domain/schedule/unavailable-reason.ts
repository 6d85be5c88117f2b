import type { FewPlaces } from '#contract/entities/schedule.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { dateAt, instantOf, timeAt, type Moment } from './store-clock.ts';
import { canBeNow, canBeScheduled, type StoreRules } from './store-rules.ts';
import { timetableOf, type Timetable } from './timetable.ts';

/** A time as a customer chose it: epoch milliseconds, and of a slot its end, HH:MM. */
export type ChosenTime = { readonly at: number; readonly end: string | null };
/** How and when an order is to be received; `time` is null for as soon as possible. */
export type Fulfilment = { readonly isPickup: boolean; readonly time: ChosenTime | null };

const MINUTE = 60_000;

const isOffered = ({ usesSlots, timesOn, moment: { timezone } }: Timetable, { at, end }: ChosenTime): boolean => {
  const date = dateAt(at, timezone);
  if (usesSlots) return timesOn(date.toString()).some((slot) => slot.at === at && (end === null || slot.end === end));
  // Whole minutes only, and of a repeated time only the first: the store's clock shows both alike.
  return end === null && instantOf(date, timeAt(at, timezone), timezone) === at;
};

/** The places left in the slot that begins at an instant; null when there are plenty. */
export const placesLeft = (few: readonly FewPlaces[], isPickup: boolean, { at, end }: ChosenTime): number | null =>
  few.find((slot) => slot.is_pickup === isPickup && slot.starts_at === at && (end === null || slot.slot_end_time === end))?.left ?? null;

/** Why a time of a timetable can't be had, places aside; null when it can. The opening minute itself can be had, the closing one can't. */
export function whyNotAt({ moment: { now }, intervals, leadMinutes, usesSlots }: Timetable, { at }: ChosenTime): RefusalReason | null {
  if (at <= now) return 'slot_past';
  if (at < now + leadMinutes * MINUTE) return 'too_soon';
  return usesSlots || intervals.some(({ from, until }) => from <= at && at < until) ? null : 'store_closed';
}

const whyNotScheduled = (timetable: Timetable, time: ChosenTime): RefusalReason | null => {
  const {
    moment: { now, timezone },
    dates,
  } = timetable;
  const isInTimetable = time.at <= now || (isOffered(timetable, time) && dates.includes(dateAt(time.at, timezone).toString()));
  return isInTimetable ? whyNotAt(timetable, time) : 'invalid_time';
};

function whyNotAsap(rules: StoreRules, moment: Moment, isPickup: boolean): RefusalReason | null {
  if (canBeNow(rules, moment, isPickup)) return null;
  return rules.is_provide_asap ? 'store_closed' : 'asap_not_taken';
}

/**
 * Why an order can't be received this way at this time; null when it can. The one function that decides: browser, invoice,
 * payment and order ask it alike, with the server's time. `few` names the slots with few places or none.
 */
export function whyNotReceived(
  rules: StoreRules,
  moment: Moment,
  { isPickup, time }: Fulfilment,
  few: readonly FewPlaces[] = [],
): RefusalReason | null {
  if (isPickup && !rules.is_provide_pickup_delivery) return 'pickup_not_offered';
  if (!isPickup && !rules.is_provide_delivery) return 'delivery_not_offered';
  if (time === null) return whyNotAsap(rules, moment, isPickup);
  if (!canBeScheduled(rules, isPickup)) return 'schedule_not_taken';
  return whyNotScheduled(timetableOf(rules, moment, isPickup), time) ?? (placesLeft(few, isPickup, time) === 0 ? 'slot_full' : null);
}
