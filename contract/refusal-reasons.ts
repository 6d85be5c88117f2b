/** Why an order or a payment was refused, beside code 651 (and 535, 549): what the screen's sentence depends on. */
export const REFUSAL_REASONS = [
  'store_closed',
  'store_busy',
  'slot_full',
  'slot_past',
  'too_soon',
  'invalid_time',
  'schedule_not_taken',
  'asap_not_taken',
  'delivery_not_offered',
  'pickup_not_offered',
  'items_changed',
  'prices_changed',
  'cart_changed',
  'not_paid',
  'already_ordered',
  'customer_not_approved',
  'payment_method_unavailable',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
