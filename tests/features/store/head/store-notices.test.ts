import { describe, expect, test } from 'vitest';
import type { StoreDetail } from '#contract/entities/store.ts';
import { storeNotices } from '#src/features/store/head/store-notices.view.ts';

/** Friday 20 November 2026, 12:30 in Geneva. */
const moment = { now: Date.parse('2026-11-20T11:30:00Z'), timezone: 'Europe/Zurich' };
const SIX = Date.parse('2026-11-20T17:00:00Z');
const SEVEN = Date.parse('2026-11-20T18:00:00Z');
const evenings = Array.from({ length: 7 }, (_, day) => ({
  day,
  is_store_open: true,
  is_store_open_full_time: false,
  day_time: [{ store_open_time: '18:00', store_close_time: '22:00' }],
}));

const open = {
  is_provide_asap: true,
  is_provide_delivery: true,
  is_provide_pickup_delivery: true,
  is_in_delivery_time: true,
  is_in_pickup_time: true,
  is_store_busy: false,
  delivery_fee: 4,
  store_time: evenings,
  first_possible_at: null,
} as unknown as StoreDetail;
const said = (facts: Partial<StoreDetail>, knowsPlace = true) => storeNotices({ ...open, ...facts }, moment, knowsPlace);
const shut = { is_in_delivery_time: false, is_in_pickup_time: false };

describe('what a store’s page says of an order just now', () => {
  test('is nothing where it is taken', () => expect(said({})).toEqual([]));

  test('of a closed store is when it opens, and from when an order can be asked for already', () => {
    expect(said({ ...shut, first_possible_at: SIX })).toMatchObject([
      { is: 'closed', opens: { time: '18:00', daysAhead: 0 }, preOrder: 'whenItOpens' },
    ]);
    expect(said({ ...shut, first_possible_at: SEVEN })).toMatchObject([
      { is: 'closed', opens: { time: '18:00' }, preOrder: { time: '19:00', daysAhead: 0 } },
    ]);
    expect(said({ ...shut, store_time: [], first_possible_at: SIX })).toMatchObject([
      { is: 'closed', opens: null, preOrder: { time: '18:00', daysAhead: 0 } },
    ]);
    expect(said({ ...shut, store_time: [] })).toEqual([{ is: 'closed', opens: null, preOrder: null }]);
  });

  test('of a store that is closed the same hour of another day is another time', () => {
    const tomorrow = SIX + 86_400_000;
    expect(said({ ...shut, first_possible_at: tomorrow })).toMatchObject([{ is: 'closed', preOrder: { time: '18:00', daysAhead: 1 } }]);
  });

  test('of one that only hands over is from when it delivers', () => {
    expect(said({ is_in_delivery_time: false, first_possible_at: SEVEN })).toMatchObject([
      { is: 'collectionOnly', deliveriesFrom: { time: '19:00' }, preOrder: { time: '19:00' } },
    ]);
    expect(said({ is_in_delivery_time: false })).toMatchObject([
      { is: 'collectionOnly', deliveriesFrom: { time: '18:00' }, preOrder: null },
    ]);
    expect(said({ is_in_delivery_time: false, is_provide_delivery: false })).toEqual([]);
  });

  test('of one that takes orders for later alone is from when', () => {
    expect(said({ is_provide_asap: false, first_possible_at: SEVEN })).toMatchObject([
      { is: 'laterOnly', isDelivered: true, from: { time: '19:00' } },
    ]);
    expect(said({ is_provide_asap: false, is_provide_delivery: false, is_store_busy: true })).toEqual([
      { is: 'laterOnly', isDelivered: false, from: null },
    ]);
  });

  test('is that it is busy while it is open for now, and that the address is too far', () => {
    expect(said({ is_store_busy: true, delivery_fee: null })).toEqual([{ is: 'busy' }, { is: 'outOfReach', canBeCollected: true }]);
    const forCollection = { is_in_delivery_time: false, is_provide_delivery: false };
    expect(said({ is_store_busy: true, ...forCollection })).toEqual([{ is: 'busy' }]);
    expect(said({ is_store_busy: true, ...shut }).map(({ is }) => is)).toEqual(['closed']);
    expect(said({ delivery_fee: null, is_provide_pickup_delivery: false })).toEqual([{ is: 'outOfReach', canBeCollected: false }]);
    expect(said({ delivery_fee: null }, false)).toEqual([]);
  });
});
