import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Contact } from '#domain/checkout/recipient.ts';
import { metresBetween } from '#domain/geometry.ts';
import { toMajor } from '#domain/money.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';

/** When and how, as the wire says it; the slot's times stand in the fields of its way of receiving, and '' where there is none. */
export function fulfilmentFields({ isPickup, time, tip }: FulfilmentChoice) {
  const slot = (isThis: boolean) => (isThis && time?.end ? ([true, time.start, time.end] as const) : ([false, '', ''] as const));
  const [is_use_pre_delivery_slots, slot_start_time, slot_end_time] = slot(!isPickup);
  const [is_use_pickup_slots, pickup_slot_start_time, pickup_slot_end_time] = slot(isPickup);
  return {
    is_user_pick_up_order: isPickup,
    is_schedule_order: time !== null,
    order_start_at: time?.at ?? 0,
    is_use_pre_delivery_slots,
    slot_start_time,
    slot_end_time,
    is_use_pickup_slots,
    pickup_slot_start_time,
    pickup_slot_end_time,
    courier_tip: tip && toMajor(tip),
  };
}

export function deliveryFields(storage: BrowserStorage, isParcel: boolean) {
  const courier = () => storage.read('deliveries_in_city')?.find((category) => category.delivery_type === DELIVERY_TYPE.courier);
  return {
    delivery_type: isParcel ? DELIVERY_TYPE.courier : DELIVERY_TYPE.store,
    store_delivery_id: isParcel ? (courier()?._id ?? null) : storage.read('delivery_type_id'),
  };
}

export const contactFields = ({ name, phone, note, destination }: Contact, cartId: string | null) => ({
  cart_id: cartId,
  delivery_user_name: name,
  delivery_user_phone: phone,
  delivery_note: note,
  destination_addresses: destination ? [destination] : [],
});

/** Streets are longer than the crow's way by about so much, and couriers about so fast, metres a second. */
const DETOUR = 1.3;
const SPEED = 5;

/** Metres and seconds between two points as far as a client can tell: never 0 for a way that it does not know. */
export function roughWay(from: OrderAddress['location'], to: OrderAddress['location']) {
  const metres = Math.round(metresBetween(from, to) * DETOUR);
  return { metres, seconds: Math.round(metres / SPEED) };
}

function wayFields({
  location,
  pickup_addresses: [from],
  destination_addresses: [to],
}: Pick<ServerCart, 'location' | 'pickup_addresses' | 'destination_addresses'>) {
  const start: OrderAddress['location'] | undefined = location ?? from?.location;
  if (!start || !to) return { total_distance: null, total_time: null };
  const { metres, seconds } = roughWay(start, to.location);
  return { total_distance: metres, total_time: seconds };
}

/** What is sent of the basket that an invoice prices; the server computes all of it itself. */
export const cartFields = (cart: ServerCart | null, isPickup: boolean) => ({
  store_id: cart?.store_id ?? null,
  total_cart_price: cart?.total_cart_amount ?? null,
  total_item_count: cart?.total_item ?? null,
  ...(isPickup || !cart ? { total_distance: isPickup ? 0 : null, total_time: isPickup ? 0 : null } : wayFields(cart)),
});
