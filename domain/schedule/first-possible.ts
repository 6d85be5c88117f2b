import type { FewPlaces } from '#contract/entities/schedule.ts';
import type { Moment } from './store-clock.ts';
import type { StoreRules } from './store-rules.ts';
import { presetTime } from './time-choices.ts';
import { whyNotReceived } from './unavailable-reason.ts';

const MINUTE = 60_000;

/**
 * When an order that is made now can be there first, epoch milliseconds: after the usual `aboutMinutes` where it is
 * taken as soon as possible, else the first time that can be chosen; null when there is none within the seven dates.
 */
export function firstPossibleAt(
  rules: StoreRules,
  moment: Moment,
  { isPickup, aboutMinutes, few }: { isPickup: boolean; aboutMinutes: number; few: readonly FewPlaces[] },
): number | null {
  if (whyNotReceived(rules, moment, { isPickup, time: null }) === null) return moment.now + aboutMinutes * MINUTE;
  return presetTime(rules, moment, isPickup, few)?.at ?? null;
}
