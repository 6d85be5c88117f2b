import type { SlotDay } from '#contract/entities/schedule.ts';
import type { StoreRules } from '#domain/schedule/store-rules.ts';
import { closedEarly, type ClosedEarly } from '#domain/schedule/closed-early.ts';
import type { Store, StoreInPlace } from '#server/repositories/stores.ts';

const NO_SLOTS: SlotDay[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_slots_available: false, slot_time: [] }));

const made = new WeakMap<Store, StoreRules>();

const makeRules = (store: Store): StoreRules => ({
  is_provide_delivery: store.delivers,
  is_provide_pickup_delivery: store.pickup,
  is_provide_asap: store.asap,
  is_taking_schedule_order: store.schedule,
  schedule_order_create_after_minute: store.leadMinutes,
  store_time: store.hours,
  is_use_pre_delivery_slots: store.deliverySlots !== null,
  is_use_pickup_slots: store.pickupSlots !== null,
  slot_time: store.deliverySlots?.days ?? NO_SLOTS,
  pickup_slot_time: store.pickupSlots?.days ?? NO_SLOTS,
});

/** What a store usually says of when and how orders are received, as it travels: one object for each row that was read, so that what is computed from it is computed once. */
export function usualRulesOf(store: Store): StoreRules {
  const rules = made.get(store) ?? makeRules(store);
  made.set(store, rules);
  return rules;
}

const closed = new WeakMap<Store, ClosedEarly | null>();

/** The same as it holds now: of a store that closed early, until it would have closed anyhow, without what it takes no more. */
export function rulesOf({ store, city: { timezone } }: Pick<StoreInPlace, 'store' | 'city'>, now: number): StoreRules {
  const usual = usualRulesOf(store);
  if (store.closedAt === null) return usual;
  const early = closed.get(store) ?? closedEarly(usual, store.closedAt, timezone);
  closed.set(store, early);
  return early && now < early.until ? early.rules : usual;
}
