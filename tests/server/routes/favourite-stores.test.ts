import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { stores } from '#server/database/schema/stores.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { describeServer, NOON } from '../test-server.ts';
import { CAFE_DE_LA_RADE, newCustomer } from '../customer.ts';

const LALIBELA = idFrom('store', 'lalibela');

describeServer('favourite stores', (server) => {
  test('are added one by one or as a list, once each, and told in the order they came', async () => {
    const who = await newCustomer(server);
    expect((await server.expectSuccess(endpoints.add_favourite_store, { ...who, store_id: LALIBELA })).favourite_stores).toEqual([
      LALIBELA,
    ]);
    server.setNow(server.services.now() + 1_000);
    const { favourite_stores } = await server.expectSuccess(endpoints.add_favourite_store, {
      ...who,
      store_id: [LALIBELA, CAFE_DE_LA_RADE],
    });
    expect(favourite_stores).toEqual([LALIBELA, CAFE_DE_LA_RADE]);
    const list = await server.expectSuccess(endpoints.get_favourite_store_list, who);
    expect(list.favourite_stores.map(({ name }) => name)).toEqual(['Lalibela', 'Café de la Rade']);
    expect(list.favourite_stores[1]).toMatchObject({
      store_path: expect.stringMatching(`^/geneva/restaurants/cafe-de-la-rade/${CAFE_DE_LA_RADE}$`),
      user_rate: expect.any(Number),
    });
    expect((await server.expectSuccess(endpoints.get_detail, who)).user.favourite_stores).toEqual([LALIBELA, CAFE_DE_LA_RADE]);
  });

  test('say whether an order for now is taken, to be brought or collected', async () => {
    const who = await newCustomer(server);
    await server.expectSuccess(endpoints.add_favourite_store, { ...who, store_id: CAFE_DE_LA_RADE });
    const isOpen = async () => (await server.expectSuccess(endpoints.get_favourite_store_list, who)).favourite_stores[0]?.is_open;
    expect(await isOpen()).toBe(true);
    server.setNow(Date.parse('2026-11-20T03:00:00Z'));
    expect(await isOpen()).toBe(false);
    server.setNow(NOON);
    await server.open.database.update(stores).set({ asap: false }).where(eq(stores.id, CAFE_DE_LA_RADE));
    expect(await isOpen()).toBe(false);
    await server.open.database.update(stores).set({ asap: true, open: false }).where(eq(stores.id, CAFE_DE_LA_RADE));
    expect(await isOpen()).toBe(false);
    await server.open.database.update(stores).set({ open: true }).where(eq(stores.id, CAFE_DE_LA_RADE));
  });

  test('say how long it takes to where the customer is, that it is not delivered there, or nothing of it', async () => {
    const who = await newCustomer(server);
    await server.expectSuccess(endpoints.add_favourite_store, { ...who, store_id: CAFE_DE_LA_RADE });
    const told = async (place: object) =>
      (await server.expectSuccess(endpoints.get_favourite_store_list, { ...who, ...place })).favourite_stores[0];
    const near = await told({ latitude: 46.1972, longitude: 6.1413 });
    const alone = await told({});
    expect(alone).not.toHaveProperty('time_here');
    expect(near?.time_here?.about).toBeGreaterThan(alone?.delivery_time ?? Infinity);
    expect(near?.first_possible_at).toBe(NOON + (near?.time_here?.about ?? 0) * 60_000);
    // Lausanne.
    expect(await told({ latitude: 46.5197, longitude: 6.6323 })).toMatchObject({ time_here: null, first_possible_at: null });
  });

  test('are taken away, and taking one away twice changes nothing', async () => {
    const who = await newCustomer(server);
    await server.expectSuccess(endpoints.add_favourite_store, { ...who, store_id: [LALIBELA, CAFE_DE_LA_RADE] });
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await server.expectSuccess(endpoints.remove_favourite_store, { ...who, store_id: [LALIBELA] })).favourite_stores).toEqual([
        CAFE_DE_LA_RADE,
      ]);
    }
  });

  test('a list with a store that does not exist changes nothing', async () => {
    const who = await newCustomer(server);
    for (const store_id of [null, '', [], 'f'.repeat(24), [LALIBELA, 'no id']]) {
      expect(await server.refusal(endpoints.add_favourite_store, { ...who, store_id })).toBe(554);
      expect(await server.refusal(endpoints.remove_favourite_store, { ...who, store_id })).toBe(555);
    }
    expect((await server.expectSuccess(endpoints.get_favourite_store_list, who)).favourite_stores).toEqual([]);
  });
});
