import { describe, expect, test } from 'vitest';
import { receivingFields } from '../../src/app/receiving-fields.ts';
import { tripFields } from '../../src/app/trip-fields.ts';

type Cart = NonNullable<Parameters<typeof tripFields>[0]>;
const at = (latitude: number, longitude: number) => [{ location: [latitude, longitude] }] as unknown as Cart['pickup_addresses'];
const cart = (more: Partial<Cart> = {}): Cart => ({
  store_id: 'a'.repeat(24), total_cart_amount: 54, pickup_addresses: at(46.2076, 6.1476), destination_addresses: at(46.1969, 6.1428),
  cart: { order_details: [{ items: [{ quantity: 2 }, { quantity: 1 }] }, { items: [{ quantity: 4 }] }] } as unknown as Cart['cart'], ...more,
});

describe('what a basket says of itself to be priced', () => {
  test('metres and seconds of its way, its store, price and items', () => {
    expect(tripFields(cart())).toEqual({ total_distance: 1_620, total_time: 405, store_id: 'a'.repeat(24), total_cart_price: 54, total_item_count: 7 });
  });

  test('a way whose end is not known is left out, and is never 0', () => {
    for (const unknown of [{ destination_addresses: [] }, { pickup_addresses: [] }]) {
      const fields = tripFields(cart(unknown));
      expect(fields).not.toHaveProperty('total_distance');
      expect(fields).not.toHaveProperty('total_time');
      expect(fields).toMatchObject({ total_item_count: 7 });
    }
    expect(tripFields(null)).toEqual({});
  });
});

test('all six fields of slots are sent, those of the other way of receiving empty', () => {
  const time = { date: '2026-11-20', start: '18:00', end: '18:30', at: 1_763_656_000_000 };
  const none = { is_use_pre_delivery_slots: false, slot_start_time: '', slot_end_time: '', is_use_pickup_slots: false, pickup_slot_start_time: '', pickup_slot_end_time: '' };
  expect(receivingFields({ isPickup: false, time: null })).toEqual({ is_user_pick_up_order: false, is_schedule_order: false, order_start_at: 0, ...none });
  expect(receivingFields({ isPickup: false, time })).toMatchObject({ ...none, is_use_pre_delivery_slots: true, slot_start_time: '18:00', slot_end_time: '18:30' });
  expect(receivingFields({ isPickup: true, time })).toMatchObject({ ...none, is_use_pickup_slots: true, pickup_slot_start_time: '18:00', pickup_slot_end_time: '18:30' });
  expect(receivingFields({ isPickup: true, time: { ...time, end: null } })).toMatchObject({ is_schedule_order: true, ...none });
});
