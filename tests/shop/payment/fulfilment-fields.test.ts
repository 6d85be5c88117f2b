import { describe, expect, test } from 'vitest';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import { cartFields, contactFields, fulfilmentFields } from '#src/shop/payment/fulfilment-fields.ts';
import { NO_SLOT } from './no-slot.ts';

const slot = { date: '2026-11-24', start: '12:00', end: '12:30', at: 1_795_604_400_000 };
const at = (latitude: number, longitude: number) => ({ location: [latitude, longitude] }) as unknown as OrderAddress;
const cart = {
  store_id: 'a'.repeat(24),
  total_cart_amount: 26,
  total_item: 2,
  location: [46.2, 6.145],
  destination_addresses: [at(46.195, 6.14)],
  pickup_addresses: [],
} as unknown as ServerCart;

describe('when and how an order is received', () => {
  test('all six fields of slots are said where there is none', () => {
    expect(fulfilmentFields({ isPickup: false, time: null })).toEqual({
      is_user_pick_up_order: false,
      is_schedule_order: false,
      order_start_at: 0,
      ...NO_SLOT,
    });
    expect(fulfilmentFields({ isPickup: true, time: { ...slot, end: null } })).toEqual({
      is_user_pick_up_order: true,
      is_schedule_order: true,
      order_start_at: slot.at,
      ...NO_SLOT,
    });
  });
  test('what the courier is given is said once something was chosen', () => {
    expect(fulfilmentFields({ isPickup: false, time: null, tip: 450 })).toMatchObject({ courier_tip: 4.5 });
    expect(fulfilmentFields({ isPickup: false, time: null, tip: 0 })).toMatchObject({ courier_tip: 0 });
    expect(fulfilmentFields({ isPickup: false, time: null }).courier_tip).toBeUndefined();
  });
  test('a slot stands in the fields of its way', () => {
    expect(fulfilmentFields({ isPickup: false, time: slot })).toMatchObject({
      ...NO_SLOT,
      is_use_pre_delivery_slots: true,
      slot_start_time: '12:00',
      slot_end_time: '12:30',
    });
    expect(fulfilmentFields({ isPickup: true, time: slot })).toMatchObject({
      ...NO_SLOT,
      is_use_pickup_slots: true,
      pickup_slot_start_time: '12:00',
      pickup_slot_end_time: '12:30',
    });
  });
  test('the basket is named, and a collected order goes to no address', () => {
    expect(contactFields({ name: 'Léa', phone: '791112233', note: '', destination: null }, 'c')).toEqual({
      cart_id: 'c',
      delivery_user_name: 'Léa',
      delivery_user_phone: '791112233',
      delivery_note: '',
      destination_addresses: [],
    });
  });
});

describe('what an invoice is told of its basket', () => {
  test('metres and seconds are computed from store to door', () => {
    const { total_distance, total_time, ...rest } = cartFields(cart, false);
    expect(rest).toEqual({ store_id: cart.store_id, total_cart_price: 26, total_item_count: 2 });
    expect(total_distance).toBeGreaterThan(677);
    expect(total_distance).toBeLessThan(1_000);
    expect(total_time).toBe(Math.round((total_distance ?? 0) / 5));
  });
  test('only what is collected goes 0 metres: a way that is not known is not said', () => {
    expect(cartFields(cart, true)).toMatchObject({ total_distance: 0, total_time: 0 });
    expect(cartFields({ ...cart, destination_addresses: [] }, false)).toMatchObject({ total_distance: null, total_time: null });
    expect(cartFields({ ...cart, location: null }, false)).toMatchObject({ total_distance: null, total_time: null });
    expect(cartFields(null, false)).toEqual({
      store_id: null,
      total_cart_price: null,
      total_item_count: null,
      total_distance: null,
      total_time: null,
    });
  });
});
