import { describe, expect, test } from 'vitest';
import { availabilityOf } from '#domain/schedule/store-rules.ts';
import { whyNotReceived } from '#domain/schedule/unavailable-reason.ts';
import { at, every, moment, rules, slots } from './sample-week.ts';

const OPEN = moment('2026-11-20T12:00');
const CLOSED = moment('2026-11-20T15:00');
const lunch = every([['11:00', '14:00']]);
const asap = (isPickup: boolean) => ({ isPickup, time: null });
const later = (isPickup: boolean) => ({ isPickup, time: { at: at('2026-11-21T12:00'), end: null } });

describe('a store that offers delivery and pickup', () => {
  const store = rules({ store_time: lunch });
  test('offers everything while it is open', () => {
    expect(availabilityOf(store, OPEN)).toEqual({
      ways: 'both',
      asapDelivery: true,
      asapPickup: true,
      scheduledDelivery: true,
      scheduledPickup: true,
    });
  });
  test('offers nothing for now while it is closed', () => {
    expect(availabilityOf(store, CLOSED)).toMatchObject({
      asapDelivery: false,
      asapPickup: false,
      scheduledDelivery: true,
      scheduledPickup: true,
    });
    expect(whyNotReceived(store, CLOSED, asap(false))).toBe('store_closed');
  });
  test('without ASAP can only be ordered from for later', () => {
    const slow = rules({ store_time: lunch, is_provide_asap: false });
    expect(availabilityOf(slow, OPEN)).toMatchObject({ asapDelivery: false, asapPickup: false });
    expect([whyNotReceived(slow, OPEN, asap(false)), whyNotReceived(slow, OPEN, later(false))]).toEqual(['asap_not_taken', null]);
  });
  test('lets pickup be scheduled even where it takes no deliveries for later', () => {
    const now = rules({ store_time: lunch, is_taking_schedule_order: false });
    expect(availabilityOf(now, OPEN)).toMatchObject({ scheduledDelivery: false, scheduledPickup: true });
    expect([whyNotReceived(now, OPEN, later(false)), whyNotReceived(now, OPEN, later(true))]).toEqual(['schedule_not_taken', null]);
  });
  test('takes deliveries for later by its slots alone', () => {
    const slotted = rules({
      store_time: lunch,
      is_taking_schedule_order: false,
      is_use_pre_delivery_slots: true,
      slot_time: slots({ 6: [['12:00', '12:30']] }),
    });
    expect(availabilityOf(slotted, OPEN).scheduledDelivery).toBe(true);
    expect(whyNotReceived(slotted, OPEN, later(false))).toBeNull();
  });
  test('with pickup slots hands over while one of them runs, opening hours aside', () => {
    const evening = rules({
      store_time: lunch,
      is_use_pickup_slots: true,
      pickup_slot_time: slots({
        5: [
          ['14:30', '15:30'],
          ['23:00', '00:30'],
        ],
      }),
    });
    expect(availabilityOf(evening, CLOSED)).toMatchObject({ asapDelivery: false, asapPickup: true });
    expect(availabilityOf(evening, moment('2026-11-20T14:30')).asapPickup).toBe(true);
    expect(availabilityOf(evening, moment('2026-11-20T15:30')).asapPickup).toBe(false);
    expect(availabilityOf(evening, moment('2026-11-21T00:15')).asapPickup).toBe(true);
  });
});

describe('a store that offers one way only', () => {
  const pickupOnly = rules({ store_time: lunch, is_provide_delivery: false });
  const deliveryOnly = rules({ store_time: lunch, is_provide_pickup_delivery: false });
  test('pickup only', () => {
    expect(availabilityOf(pickupOnly, OPEN)).toEqual({
      ways: 'pickupOnly',
      asapDelivery: false,
      asapPickup: true,
      scheduledDelivery: false,
      scheduledPickup: true,
    });
    expect(whyNotReceived(pickupOnly, OPEN, asap(false))).toBe('delivery_not_offered');
    expect(whyNotReceived({ ...pickupOnly, is_taking_schedule_order: false }, OPEN, later(true))).toBe('schedule_not_taken');
    expect(
      whyNotReceived(
        { ...pickupOnly, is_taking_schedule_order: false, is_use_pickup_slots: true, pickup_slot_time: slots({ 6: [['12:00', '12:15']] }) },
        OPEN,
        later(true),
      ),
    ).toBeNull();
  });
  test('delivery only', () => {
    expect(availabilityOf(deliveryOnly, OPEN)).toEqual({
      ways: 'deliveryOnly',
      asapDelivery: true,
      asapPickup: false,
      scheduledDelivery: true,
      scheduledPickup: false,
    });
    expect(whyNotReceived(deliveryOnly, OPEN, asap(true))).toBe('pickup_not_offered');
  });
  test('neither', () => {
    expect(availabilityOf({ ...pickupOnly, is_provide_pickup_delivery: false }, OPEN)).toEqual({
      ways: 'none',
      asapDelivery: false,
      asapPickup: false,
      scheduledDelivery: false,
      scheduledPickup: false,
    });
  });
});
