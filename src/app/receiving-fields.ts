import type { Contact } from '../../domain/checkout/receiving-contact.ts';
import type { ReceivingChoice } from '../../machines/invoice/invoice.setup.ts';

/** When and how, as the wire says it; the slot's times stand in the fields of its way of receiving. */
export function receivingFields({ isPickup, time }: ReceivingChoice) {
  const when = { is_user_pick_up_order: isPickup, is_schedule_order: time !== null, order_start_at: time?.at ?? 0 };
  if (!time?.end) return when;
  return isPickup
    ? { ...when, is_use_pickup_slots: true, pickup_slot_start_time: time.start, pickup_slot_end_time: time.end }
    : { ...when, is_use_pre_delivery_slots: true, slot_start_time: time.start, slot_end_time: time.end };
}

/** Who receives it, as the wire says it. */
export const contactFields = ({ name, phone, note, destination }: Contact) => ({
  delivery_user_name: name, delivery_user_phone: phone, delivery_note: note,
  ...(destination ? { destination_addresses: [destination] } : {}),
});
