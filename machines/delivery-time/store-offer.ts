import type { FewPlaces } from '#contract/entities/schedule.ts';
import type { StoreDetail } from '#contract/entities/store.ts';
import type { StoreRules } from '#domain/schedule/store-rules.ts';

export type StoreOffer = { readonly id: string; readonly rules: StoreRules; readonly few: readonly FewPlaces[] };

export const offerOf = (store: StoreDetail): StoreOffer => ({
  id: store._id,
  rules: {
    is_provide_delivery: store.is_provide_delivery,
    is_provide_pickup_delivery: store.is_provide_pickup_delivery,
    is_provide_asap: store.is_provide_asap,
    is_taking_schedule_order: store.is_taking_schedule_order,
    schedule_order_create_after_minute: store.schedule_order_create_after_minute,
    store_time: store.store_time,
    is_use_pre_delivery_slots: store.is_use_pre_delivery_slots,
    is_use_pickup_slots: store.is_use_pickup_slots,
    slot_time: store.slot_time,
    pickup_slot_time: store.pickup_slot_time,
  },
  few: store.few_places ?? [],
});
