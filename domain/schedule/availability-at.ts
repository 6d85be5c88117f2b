import type { FewPlaces } from '#contract/entities/schedule.ts';
import type { ListedStore, StoreDetail } from '#contract/entities/store.ts';
import { scheduleDates } from './dates.ts';
import { firstPossibleAt } from './first-possible.ts';
import { halfHourTimes } from './half-hours.ts';
import { dateAt, type Moment } from './store-clock.ts';
import { availabilityOf, canBeScheduled, type StoreRules } from './store-rules.ts';
import { nextTimes } from './time-choices.ts';
import { timetableOf } from './timetable.ts';
import { whyNotReceived } from './unavailable-reason.ts';

export type StoreAvailability = {
  readonly is_in_delivery_time: boolean;
  readonly is_in_pickup_time: boolean;
  /** Epoch milliseconds; null when it can't be had within the seven dates. */
  readonly first_possible_at: number | null;
};

/** How a store stands at a time that a customer chose (epoch milliseconds), by the rule that decides an order. */
export function storeAvailabilityAt(rules: StoreRules, moment: Moment, at: number, few: readonly FewPlaces[]): StoreAvailability {
  const can = (isPickup: boolean) => whyNotReceived(rules, moment, { isPickup, time: { at, end: null } }, few) === null;
  const isPickup = !rules.is_provide_delivery;
  const next = canBeScheduled(rules, isPickup) ? nextTimes(timetableOf(rules, moment, isPickup), isPickup, few, 1, at) : [];
  return { is_in_delivery_time: can(false), is_in_pickup_time: can(true), first_possible_at: next[0]?.at ?? null };
}

/** Whether a time is one that anybody may choose without a store: a half hour of the seven dates. There are 336 of them. */
export const isHalfHourAhead = (at: number, moment: Moment): boolean => {
  const date = dateAt(at, moment.timezone).toString();
  return at > moment.now && scheduleDates(moment).includes(date) && halfHourTimes(date, moment.timezone).some((time) => time.at === at);
};

type AnsweredStore = ListedStore | StoreDetail;

/** The rules as far as they are known: slots that are not named leave the opening hours. */
const knownRules = (store: AnsweredStore): StoreRules =>
  'slot_time' in store
    ? store
    : {
        ...store,
        is_taking_schedule_order: store.is_taking_schedule_order || store.is_use_pre_delivery_slots || store.is_use_pickup_slots,
        is_use_pre_delivery_slots: false,
        is_use_pickup_slots: false,
        slot_time: [],
        pickup_slot_time: [],
      };

/** An answer about stores; `order_start_at` is the time that it speaks of, null or absent for now. */
type Answer = { readonly server_time: string; readonly timezone: string; readonly order_start_at?: number | null | undefined };

function storeAvailabilityNow(rules: StoreRules, moment: Moment, store: AnsweredStore): StoreAvailability {
  const { asapDelivery, asapPickup } = availabilityOf({ ...rules, is_provide_asap: true }, moment);
  const isPickup = !rules.is_provide_delivery;
  const first = firstPossibleAt(rules, moment, { isPickup, aboutMinutes: store.delivery_time, few: [] });
  return { is_in_delivery_time: asapDelivery, is_in_pickup_time: asapPickup, first_possible_at: first };
}

/**
 * A store of an answer, said of the time that is wanted (null is now). Where the server did not speak of that time, it is
 * computed from the store's hours and slots. Of a chosen time, `is_provide_asap` is whether an order is taken for that
 * time, and nobody knows whether the store is busy then.
 */
export function storeAtTime<Store extends AnsweredStore>(store: Store, answer: Answer, at: number | null): Store {
  const isAnswered = (answer.order_start_at ?? null) === at;
  if (isAnswered && at === null) return store;
  const moment = { now: Date.parse(answer.server_time), timezone: answer.timezone };
  const rules = knownRules(store);
  const few = 'few_places' in store ? (store.few_places ?? []) : [];
  const isOutOfReach = store.first_possible_at === null && store.delivery_fee === null && store.is_provide_delivery;
  const availability = isAnswered
    ? {}
    : at === null
      ? storeAvailabilityNow(rules, moment, store)
      : storeAvailabilityAt(rules, moment, at, few);
  return {
    ...store,
    ...availability,
    ...(isOutOfReach ? { first_possible_at: null } : {}),
    ...(at === null ? {} : { is_provide_asap: true, is_store_busy: false }),
  };
}
