/** The six fields in which the wire says a slot, where there is none. */
export const NO_SLOT = {
  is_use_pre_delivery_slots: false,
  slot_start_time: '',
  slot_end_time: '',
  is_use_pickup_slots: false,
  pickup_slot_start_time: '',
  pickup_slot_end_time: '',
};

/** When an order is received as soon as can be, as the wire says it. */
export const AT_ONCE = { is_schedule_order: false, order_start_at: 0, ...NO_SLOT };
