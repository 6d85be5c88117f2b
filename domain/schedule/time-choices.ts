import type { FewPlaces } from '#contract/entities/schedule.ts';
import { NEXT_TIMES } from '#contract/limits.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { ScheduledTime } from './half-hours.ts';
import type { Moment } from './store-clock.ts';
import { canBeNow, canBeScheduled, type StoreRules } from './store-rules.ts';
import { timetableOf, type Timetable } from './timetable.ts';
import { placesLeft, whyNotAt, whyNotReceived } from './unavailable-reason.ts';

/** A time of a list: why it can't be had (null: it can), and the places left where they are few. */
export type TimeChoice = ScheduledTime & { readonly whyNot: RefusalReason | null; readonly left: number | null };

/** All times of a date, the impossible ones with their reason. Of a store with slots only its slots, which may be none. */
export const choicesOn = (timetable: Timetable, date: string, isPickup: boolean, few: readonly FewPlaces[]): TimeChoice[] =>
  timetable.timesOn(date).map((time) => {
    const left = placesLeft(few, isPickup, time);
    return { ...time, left, whyNot: whyNotAt(timetable, time) ?? (left === 0 ? 'slot_full' : null) };
  });

const NOON = '12:00';

/** Where the list of a date's times opens: at the first from noon on that can be had, else the first that can; null where none can. */
export const listOpensAt = (choices: readonly TimeChoice[]): TimeChoice | null => {
  const offered = choices.filter(({ whyNot }) => whyNot === null);
  return offered.find(({ start }) => start >= NOON) ?? offered[0] ?? null;
};

/** The next times that can be had from an instant on, at most `count`, in order; none when the seven dates hold none. */
export function nextTimes(
  timetable: Timetable,
  isPickup: boolean,
  few: readonly FewPlaces[],
  count: number,
  from: number = timetable.moment.now,
): ScheduledTime[] {
  const found: ScheduledTime[] = [];
  for (const date of timetable.dates) {
    for (const time of timetable.timesOn(date)) {
      if (time.at >= from && whyNotAt(timetable, time) === null && placesLeft(few, isPickup, time) !== 0) found.push(time);
      if (found.length === count) return found;
    }
  }
  return found;
}

/**
 * What is offered in place of a time that can't be had (`at`, null for now): the next three from it on, else from now on.
 * None where nothing is taken for later.
 */
export function timesInstead(
  rules: StoreRules,
  moment: Moment,
  isPickup: boolean,
  few: readonly FewPlaces[],
  at: number | null,
): readonly ScheduledTime[] {
  if (!canBeScheduled(rules, isPickup)) return [];
  const timetable = timetableOf(rules, moment, isPickup);
  const after = at === null ? [] : nextTimes(timetable, isPickup, few, NEXT_TIMES, at);
  return after.length > 0 ? after : nextTimes(timetable, isPickup, few, NEXT_TIMES);
}

/**
 * The time that is preset where an order can't be had as soon as possible: the first that can be had, which for a closed
 * store is the first of its next opening; null when there is none, it can be had now, or it
 * could at least be collected now.
 */
export function presetTime(rules: StoreRules, moment: Moment, isPickup: boolean, few: readonly FewPlaces[]): ScheduledTime | null {
  if (whyNotReceived(rules, moment, { isPickup, time: null }) === null) return null;
  if (!isPickup && canBeNow(rules, moment, true)) return null;
  if (!canBeScheduled(rules, isPickup)) return null;
  return nextTimes(timetableOf(rules, moment, isPickup), isPickup, few, 1)[0] ?? null;
}
