import type { StoreDetail } from '#contract/entities/store.ts';
import { isOpenAt } from './opening.ts';
import { slotsOn } from './slots.ts';
import { dateAt, type Moment } from './store-clock.ts';

export type StoreRules = Pick<
  StoreDetail,
  | 'is_provide_delivery'
  | 'is_provide_pickup_delivery'
  | 'is_provide_asap'
  | 'is_taking_schedule_order'
  | 'schedule_order_create_after_minute'
  | 'store_time'
  | 'is_use_pre_delivery_slots'
  | 'is_use_pickup_slots'
  | 'slot_time'
  | 'pickup_slot_time'
>;

export type Availability = {
  readonly ways: 'both' | 'pickupOnly' | 'deliveryOnly' | 'none';
  readonly asapDelivery: boolean;
  readonly asapPickup: boolean;
  readonly scheduledDelivery: boolean;
  readonly scheduledPickup: boolean;
};

const isInPickupSlot = (rules: StoreRules, { now, timezone }: Moment): boolean => {
  const today = dateAt(now, timezone);
  return [today.subtract({ days: 1 }), today].some((date) =>
    slotsOn(rules.pickup_slot_time, date.toString(), timezone).some(({ at, until }) => at <= now && now < until),
  );
};

export const isCollectable = (rules: StoreRules, moment: Moment): boolean =>
  isOpenAt(rules.store_time, moment.now, moment.timezone) || (rules.is_use_pickup_slots && isInPickupSlot(rules, moment));

const waysOf = ({ is_provide_delivery: delivers, is_provide_pickup_delivery: collects }: StoreRules): Availability['ways'] => {
  if (delivers) return collects ? 'both' : 'deliveryOnly';
  return collects ? 'pickupOnly' : 'none';
};

export const canBeNow = (rules: StoreRules, moment: Moment, isPickup: boolean): boolean => {
  if (!rules.is_provide_asap || !(isPickup ? rules.is_provide_pickup_delivery : rules.is_provide_delivery)) return false;
  return isPickup ? isCollectable(rules, moment) : isOpenAt(rules.store_time, moment.now, moment.timezone);
};

export const canBeScheduled = (rules: StoreRules, isPickup: boolean): boolean => {
  const ways = waysOf(rules);
  const { is_taking_schedule_order: takesLater } = rules;
  if (isPickup) return ways === 'both' || (ways === 'pickupOnly' && (takesLater || rules.is_use_pickup_slots));
  return rules.is_provide_delivery && (takesLater || rules.is_use_pre_delivery_slots);
};

/** The availability flags of a store (specification 1, section 4), for the three kinds of store and both ways of receiving. */
export const availabilityOf = (rules: StoreRules, moment: Moment): Availability => ({
  ways: waysOf(rules),
  asapDelivery: canBeNow(rules, moment, false),
  asapPickup: canBeNow(rules, moment, true),
  scheduledDelivery: canBeScheduled(rules, false),
  scheduledPickup: canBeScheduled(rules, true),
});
