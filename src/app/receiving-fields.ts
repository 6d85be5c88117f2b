import type { Contact } from '../../domain/checkout/receiving-contact.ts';
import type { ReceivingChoice } from '../../machines/invoice/invoice.setup.ts';

/** When and how, as the wire says it; the slot's times stand in the fields of its way of receiving, the others are empty. */
export function receivingFields({ isPickup, time }: ReceivingChoice) {
  const [start, end] = time?.end ? [time.start, time.end] : ['', ''];
  const [deliverySlot, pickupSlot] = isPickup ? [['', ''], [start, end]] as const : [[start, end], ['', '']] as const;
  return {
    is_user_pick_up_order: isPickup, is_schedule_order: time !== null, order_start_at: time?.at ?? 0,
    is_use_pre_delivery_slots: deliverySlot[0] !== '', slot_start_time: deliverySlot[0], slot_end_time: deliverySlot[1],
    is_use_pickup_slots: pickupSlot[0] !== '', pickup_slot_start_time: pickupSlot[0], pickup_slot_end_time: pickupSlot[1],
  };
}

/** Who receives it, as the wire says it. */
export const contactFields = ({ name, phone, note, destination }: Contact) => ({
  delivery_user_name: name, delivery_user_phone: phone, delivery_note: note,
  ...(destination ? { destination_addresses: [destination] } : {}),
});
