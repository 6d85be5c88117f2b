import type { StoreRules } from './store-rules.ts';

/** What holds while no store is chosen: every half hour of the seven dates that is far enough ahead. */
export const ANY_STORE: StoreRules = {
  is_provide_delivery: true,
  is_provide_pickup_delivery: true,
  is_provide_asap: true,
  is_taking_schedule_order: true,
  schedule_order_create_after_minute: 0,
  store_time: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_store_open: true, is_store_open_full_time: true, day_time: [] })),
  is_use_pre_delivery_slots: false,
  is_use_pickup_slots: false,
  slot_time: [],
  pickup_slot_time: [],
};
