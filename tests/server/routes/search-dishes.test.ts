import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { items, stores } from '#server/database/schema/stores.ts';
import { describeServer } from '../test-server.ts';

const HERE = { latitude: 46.1969, longitude: 6.1428 };
const MINUTE = 60_000;
const SUPERMARKET = 'Marché du Pont';

describeServer('searching for a dish', (server) => {
  const search = (query: string, more: object = {}) => server.expectSuccess(endpoints.search_dishes, { query, ...HERE, ...more });
  const names = async (query: string, more: object = {}) => (await search(query, more)).dishes.map(({ name }) => name);

  test('finds a dish of another store by a part of its name, in either language, without accents and with slips', async () => {
    for (const query of ['fondue', 'FONDU', 'moitie fondue', 'fondeu', 'la fondue moitié-moitié']) {
      expect(await names(query), query).toContain('Moitié-moitié fondue');
    }
    expect(await names('champignons')).not.toEqual([]);
  });

  test('finds nothing for words that are nowhere, together or alone', async () => {
    expect(await names('zzyzx')).toEqual([]);
    expect(await names('fondue zzyzx')).toEqual([]);
    expect(await names('?!')).toEqual([]);
  });

  test('a name weighs more than what is told of a dish', async () => {
    const [first] = await names('cheese');
    expect(first?.toLowerCase()).toContain('cheese');
  });

  test('stores that reach the address come first, and none has more than three dishes', async () => {
    for (const query of ['pizza', 'salad', 'chocolate', 'fondue']) {
      const { dishes } = await search(query, { limit: 30 });
      const isReached = dishes.map(({ store }) => !store.is_provide_delivery || store.delivery_fee !== null);
      expect(isReached, query).toEqual(isReached.toSorted((a, b) => Number(b) - Number(a)));
      for (const { store } of dishes) expect(dishes.filter((dish) => dish.store._id === store._id).length, query).toBeLessThanOrEqual(3);
    }
    expect(await names('chocolate', { limit: 2 })).toHaveLength(2);
  });

  test('fee, minimum, times and first possible time are the card’s', async () => {
    const { deliveries } = await server.expectSuccess(endpoints.get_delivery_list_for_nearest_city, { ...HERE, delivery_type: 1 });
    const lists = await Promise.all(
      deliveries.map(({ _id }) => server.expectSuccess(endpoints.get_store_list_nearest_city, { ...HERE, store_delivery_id: _id })),
    );
    const cards = new Map(lists.flatMap((list) => list.stores).map((card) => [card._id, card]));
    const { dishes } = await search('fondue', { limit: 30 });
    expect(dishes.length).toBeGreaterThan(1);
    for (const { store } of dishes) {
      const { _id, path, ...told } = store;
      expect(path).toContain(_id);
      expect(cards.get(_id)).toMatchObject(told);
    }
  });

  test('price and stock are today’s, even right after a search', async () => {
    const [before] = (await search('moitié-moitié fondue')).dishes;
    const dish = eq(items.id, before?.item_id ?? '');
    await server.open.database.update(items).set({ price: 4_321 }).where(dish);
    expect((await search('moitié-moitié fondue')).dishes.find(({ item_id }) => item_id === before?.item_id)?.price).toBe(43.21);
    await server.open.database.update(items).set({ soldOut: true }).where(dish);
    expect((await search('moitié-moitié fondue')).dishes.map(({ item_id }) => item_id)).not.toContain(before?.item_id);
    await server.open.database.update(items).set({ soldOut: false }).where(dish);
  });

  test('a dish that is named anew is found by its new name after a minute', async () => {
    const [dish] = (await search('fondue')).dishes;
    await server.open.database
      .update(items)
      .set({ name: { en: 'Quixotry', fr: 'Quixotry' } })
      .where(eq(items.id, dish?.item_id ?? ''));
    server.setNow(server.services.now() + MINUTE);
    expect(await names('quixotry')).toEqual(['Quixotry']);
  });

  test('a dish that is called what was typed comes before a nearer one that is called more', async () => {
    const { dishes } = await search('salad', { limit: 30 });
    const reached = dishes
      .filter(({ store }) => !store.is_provide_delivery || store.delivery_fee !== null)
      .toSorted((a, b) => a.store.distance - b.store.distance);
    const [near, far] = [reached[0], reached.at(-1)];
    if (!near || !far || near.store.distance === far.store.distance) throw new Error('two stores at two distances are needed');
    const rename = (id: string, name: string) =>
      server.open.database
        .update(items)
        .set({ name: { en: name, fr: name } })
        .where(eq(items.id, id));
    await rename(near.item_id, 'Zibeline in a box');
    await rename(far.item_id, 'The zibeline');
    server.setNow(server.services.now() + MINUTE);
    expect(await names('zibeline')).toEqual(['The zibeline', 'Zibeline in a box']);
    expect(await names('zibeline box')).toEqual(['Zibeline in a box']);
  });

  test('of equally good matches a kitchen’s dishes come before a nearer supermarket’s articles', async () => {
    const { dishes } = await search('pizza', { limit: 30 });
    const pictureStore = dishes.findIndex(({ store }) => store.name === SUPERMARKET);
    expect(pictureStore, 'the supermarket has pizzas too').toBeGreaterThan(0);
    expect(dishes[pictureStore]?.store.distance).toBeLessThan(dishes[0]?.store.distance ?? 0);
    const called = dishes
      .filter(({ name, store }) => /pizza/i.test(name) && store.delivery_fee !== null)
      .map(({ store }) => store.name === SUPERMARKET);
    expect(called).toEqual(called.toSorted((a, b) => Number(a) - Number(b)));
    expect((await names('fondue')).slice(0, 3).join()).not.toContain('fork');
  });

  test('forks and pastes to burn come after all that can be eaten, and milk before what is made with milk', async () => {
    const fondues = await names('fondue', { limit: 30 });
    const things = fondues.map((name) => /fork|burner/i.test(name));
    expect(await names('fondue forks')).toContain('Fondue forks');
    expect(things).toEqual(things.toSorted((a, b) => Number(a) - Number(b)));
    const { dishes } = await search('milk', { limit: 30 });
    const market = dishes.filter(({ store }) => store.name === SUPERMARKET).map(({ name }) => name);
    expect(market.length).toBeGreaterThan(1);
    for (const name of market) expect(name).toMatch(/^\S+ milk(?:$|,)/);
  });

  test('dishes known to clash with a diet stay away, and where nothing is known it says to ask', async () => {
    const { dishes } = await search('salad', { diets: ['vegan'], limit: 30 });
    expect(dishes.length).toBeGreaterThan(0);
    expect(dishes.length).toBeLessThan((await search('salad', { limit: 30 })).dishes.length + 1);
    const rows = await server.open.database.select().from(items);
    for (const { item_id, food_fit } of dishes) {
      const diets = rows.find(({ id }) => id === item_id)?.diets;
      expect(food_fit).toBe(diets ? 'suits' : 'ask');
      if (diets) expect(diets).toContain('vegan');
    }
    for (const { food_fit } of (await search('salad')).dishes) expect(food_fit).toBeUndefined();
  });

  test('an order for later asks only stores that take one', async () => {
    const [first] = (await search('pizza')).dishes;
    const storeId = first?.store._id ?? '';
    await server.open.database.update(stores).set({ schedule: false }).where(eq(stores.id, storeId));
    const sellers = async (more: object) => (await search('pizza', { ...more, limit: 30 })).dishes.map(({ store }) => store._id);
    expect(await sellers({ is_schedule_order: true })).not.toContain(storeId);
    expect(await sellers({})).toContain(storeId);
  });

  test('outside the city there is none, and a blank query is no query', async () => {
    expect(await server.refusal(endpoints.search_dishes, { query: 'pizza', latitude: 51.5, longitude: -0.1 })).toBe(811);
    expect((await server.post(endpoints.search_dishes.path, { query: '   ', ...HERE })).status).toBe(400);
  });
});
