import type { StoreDetail } from '../../contract/entities/store.ts';
import type { StoreOffer } from '../../machines/delivery-time/delivery-time.view.ts';
import type { ReceivingChoice } from '../../machines/invoice/invoice.setup.ts';
import type { WhenView } from './when-flow.ts';

/** What a store offers of times and ways of receiving, as the delivery time hears it. */
export const offerOf = (store: StoreDetail): StoreOffer => ({
  id: store._id,
  rules: {
    is_provide_delivery: store.is_provide_delivery, is_provide_pickup_delivery: store.is_provide_pickup_delivery, is_provide_asap: store.is_provide_asap,
    is_taking_schedule_order: store.is_taking_schedule_order, schedule_order_create_after_minute: store.schedule_order_create_after_minute, store_time: store.store_time,
    is_use_pre_delivery_slots: store.is_use_pre_delivery_slots, is_use_pickup_slots: store.is_use_pickup_slots, slot_time: store.slot_time, pickup_slot_time: store.pickup_slot_time,
  },
  few: store.few_places ?? [],
});

/** How the order is to be received, as far as it is decided: while a time is being chosen the price stays with what was priced. */
export const receivingWanted = ({ time, way }: WhenView): ReceivingChoice => ({ isPickup: way.isPickup, time: time.choice });

/** Whether the customer has decided when: neither is a time being chosen, nor did the chosen one go. */
export const isTimeDecided = ({ time }: WhenView): boolean => time.is !== 'choosing' && time.is !== 'gone';

/** Whether both say the same. */
export const isSameReceiving = (a: ReceivingChoice, b: ReceivingChoice) => a.isPickup === b.isPickup && a.time?.at === b.time?.at && a.time?.end === b.time?.end;
