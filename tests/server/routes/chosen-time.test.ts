import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { describeServer, NOON } from '../test-server.ts';

const HERE = { latitude: 46.1969, longitude: 6.1428 };
const HOUR = 3_600_000;
/** Friday at noon; half past twelve on Saturday and on Sunday. */
const SATURDAY = NOON + 24.5 * HOUR;

describeServer('what is told of a chosen time', (server) => {
  let category: string;
  beforeAll(async () => {
    server.setNow(NOON);
    const city = await server.expectSuccess(endpoints.get_delivery_list_for_nearest_city, { ...HERE, delivery_type: 1 });
    category = city.deliveries.find(({ delivery_type: type }) => type === 1)?._id ?? '';
  });
  const list = async (but: object = {}) =>
    server.expectSuccess(endpoints.get_store_list_nearest_city, { store_delivery_id: category, ...HERE, ...but });

  test('the list speaks of it, and of now without it', async () => {
    const [now, then] = [await list(), await list({ order_start_at: SATURDAY })];
    expect([now.order_start_at ?? null, then.order_start_at]).toEqual([null, SATURDAY]);
    const can = ({
      is_provide_delivery: delivers,
      is_in_delivery_time: brought,
      is_in_pickup_time: fetched,
    }: (typeof then.stores)[number]) => (delivers ? brought : fetched);
    for (const store of then.stores) {
      const isReached = !store.is_provide_delivery || store.delivery_fee !== null;
      if (can(store) && isReached) expect(store.first_possible_at, store.name).toBe(SATURDAY);
      else if (isReached && store.first_possible_at != null) expect(store.first_possible_at, store.name).toBeGreaterThan(SATURDAY);
      expect(store.is_store_busy).toBe(false);
    }
    // Both kinds are there, and some stores stand otherwise than now.
    expect(new Set(then.stores.map(can))).toEqual(new Set([true, false]));
    const before = new Map(now.stores.map((store) => [store._id, can(store)]));
    expect(then.stores.some((store) => can(store) !== before.get(store._id))).toBe(true);
  });

  test('a store’s own page, dishes and list agree', async () => {
    const { stores } = await list({ order_start_at: SATURDAY });
    for (const card of stores.slice(0, 8)) {
      const page = await server.expectSuccess(endpoints.user_get_store_product_item_list, {
        store_id: card._id,
        ...HERE,
        order_start_at: SATURDAY,
      });
      expect(page.order_start_at).toBe(SATURDAY);
      expect([page.store.is_in_delivery_time, page.store.is_in_pickup_time, page.store.first_possible_at], card.name).toEqual([
        card.is_in_delivery_time,
        card.is_in_pickup_time,
        card.first_possible_at,
      ]);
    }
    const found = await server.expectSuccess(endpoints.search_dishes, { query: 'fondue', ...HERE, order_start_at: SATURDAY, limit: 12 });
    expect(found.order_start_at).toBe(SATURDAY);
    const cards = new Map(stores.map((store) => [store._id, store.first_possible_at]));
    const both = found.dishes.filter(({ store }) => cards.has(store._id));
    expect(both.length).toBeGreaterThan(0);
    for (const { store } of both) expect(store.first_possible_at, store.name).toBe(cards.get(store._id));
  });

  test('a time that has passed, or 0, is now; one that is no half hour is answered for its caller', async () => {
    for (const at of [0, NOON - HOUR]) expect((await list({ order_start_at: at })).order_start_at ?? null).toBeNull();
    const odd = await list({ order_start_at: SATURDAY + 7 * 60_000 });
    expect(odd.order_start_at).toBe(SATURDAY + 7 * 60_000);
    const next = await list({ order_start_at: NOON + 30 * 24 * HOUR });
    expect(next.stores.every(({ is_in_delivery_time: brought, first_possible_at: first }) => !brought && (first ?? null) === null)).toBe(
      true,
    );
  });
});
