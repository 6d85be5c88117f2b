import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { MENU_OPENING } from '#contract/limits.ts';
import { closesAt } from '#domain/schedule/opening.ts';
import { stores } from '#server/database/schema/stores.ts';
import { AGES } from '#server/memory/memory.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { openingOf } from '#src/api/menu-opening.ts';
import { CAFE_DE_LA_RADE, newCustomer } from '../customer.ts';
import { describeServer, NOON } from '../test-server.ts';

const HERE = { latitude: 46.1969, longitude: 6.1428 };
const THERE = { latitude: 46.21, longitude: 6.15 };
type Card = { _id: string; name: string; favourite: boolean; distance: number; is_in_delivery_time: boolean };

describeServer('what everybody is told alike', { ages: AGES }, (server) => {
  let restaurants = '';
  let now = NOON;
  beforeAll(async () => {
    const { deliveries } = await server.expectSuccess(endpoints.get_delivery_list_for_nearest_city, HERE);
    restaurants = deliveries.find(({ unique_id }) => unique_id === 2)?._id ?? '';
  });
  // What one test was told, the next asks anew.
  afterEach(() => {
    now += 60_000;
    server.setNow(now);
  });

  const list = async (more: object = {}, headers: Record<string, string> = {}) =>
    (await server.answer(endpoints.get_store_list_nearest_city, { ...HERE, store_delivery_id: restaurants, ...more }, headers)) as {
      stores: Card[];
      server_time: string;
      city_name: string;
    };
  const nameOf = async (more: object = {}) => (await list(more)).stores.find(({ _id }) => _id === CAFE_DE_LA_RADE)?.name;
  const rename = (name: string) => server.open.database.update(stores).set({ name }).where(eq(stores.id, CAFE_DE_LA_RADE));
  const renameUnheard = (name: string) =>
    server.open.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.update(stores).set({ name }).where(eq(stores.id, CAFE_DE_LA_RADE));
    });

  test('lists are the same text within a second, and tell the time of it', async () => {
    const first = await list();
    server.setNow(now + 999);
    expect(await list()).toEqual(first);
    server.setNow(now + 1_000);
    expect((await list()).server_time).toBe(new Date(now + 1_000).toISOString());
  });

  test('a change is told as soon as its news are heard, in the list and on the store’s own page', async () => {
    const before = await nameOf();
    await rename('Café du Changement');
    await expect.poll(() => nameOf()).toBe('Café du Changement');
    const menu = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    expect(menu.store.name).toBe('Café du Changement');
    await rename(before ?? '');
  });

  test('a sold-out dish is told as soon as its news are heard', async () => {
    const stock = async () => {
      const { products } = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
      return products.flatMap(({ items }) => items).filter((item) => item.is_item_in_stock).length;
    };
    const before = await stock();
    expect(before).toBeGreaterThan(1);
    await server.open.database.execute(sql`update items set sold_out = true where store_id = ${CAFE_DE_LA_RADE}`);
    await expect.poll(stock).toBe(0);
    await server.open.database.execute(sql`update items set sold_out = false where store_id = ${CAFE_DE_LA_RADE}`);
    await expect.poll(stock).toBeGreaterThanOrEqual(before);
  });

  test('a change that nobody heard of is told wrong for no longer than the age said', async () => {
    const before = await nameOf();
    await renameUnheard('Café Muet');
    server.setNow(now + AGES.listening - 1);
    expect(await nameOf()).toBe(before);
    server.setNow(now + AGES.listening + AGES.moments);
    expect(await nameOf()).toBe('Café Muet');
    await rename(before ?? '');
    await expect.poll(() => nameOf()).toBe(before);
    now += AGES.listening;
  });

  test('a store that closes is told as open for no longer than a second', async () => {
    const { stores: listed } = await server.expectSuccess(endpoints.get_store_list_nearest_city, {
      ...HERE,
      store_delivery_id: restaurants,
    });
    const cafe = listed.find(({ _id }) => _id === CAFE_DE_LA_RADE);
    const closing = cafe && closesAt(cafe.store_time, now, 'Europe/Zurich');
    if (!closing) throw new Error('The café is closed');
    const isOpen = async (at: number) => {
      server.setNow(at);
      return (await list()).stores.find(({ _id }) => _id === CAFE_DE_LA_RADE)?.is_in_delivery_time;
    };
    expect([await isOpen(closing - 400), await isOpen(closing + 500), await isOpen(closing + 601)]).toEqual([true, true, false]);
    now = closing + 3_600_000;
  });

  test('languages, places and tastes are told apart', async () => {
    const french = { 'accept-language': 'fr' };
    expect((await list()).city_name).not.toBe((await list({}, french)).city_name);
    const distances = async (at: object) => (await list(at)).stores.map(({ distance }) => distance);
    expect(await distances(HERE)).not.toEqual(await distances(THERE));
    expect(await list({ diets: ['vegan'] })).not.toEqual(await list());
  });

  test('what a customer likes is told to them alone', async () => {
    const who = await newCustomer(server);
    await server.expectSuccess(endpoints.add_favourite_store, { ...who, store_id: CAFE_DE_LA_RADE } as never);
    const liked = async (more: object = {}) => (await list(more)).stores.filter(({ favourite }) => favourite).map(({ _id }) => _id);
    expect([await liked(), await liked(who), await liked()]).toEqual([[], [CAFE_DE_LA_RADE], []]);
    const favourite = async (more: object = {}) =>
      (await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE, ...more })).store.favourite;
    expect([await favourite(), await favourite(who), await favourite()]).toEqual([false, true, false]);
  });

  test('a compressed answer says the same', async () => {
    const asked = (encoding: string) =>
      server.app.inject({
        method: 'POST',
        url: endpoints.get_store_list_nearest_city.path,
        headers: { 'accept-encoding': encoding },
        payload: { ...HERE, store_delivery_id: restaurants },
      });
    const plain = await asked('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const { headers, rawPayload } = await asked(`${encoding}, identity;q=0.1`);
      expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding']);
      const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
      expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(rawPayload).toString()).toBe(plain.body);
    }
    expect((await asked('br;q=0')).headers['content-encoding']).toBeUndefined();
  });

  test('a store that is not there is refused each time', async () => {
    for (const store_id of [idFrom('store', 'nobody'), idFrom('store', 'nobody')])
      expect(await server.refusal(endpoints.user_get_store_product_item_list, { store_id })).toBe(634);
  });

  test('a long menu comes as its opening where that is asked for, and says how long it is; a short one comes whole', async () => {
    const menuOf = (store: string, more: object = {}) =>
      server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: store, ...more });
    const long = idFrom('store', 'marche-du-pont');
    const [whole, opening] = [await menuOf(long), await menuOf(long, { is_opening: true })];
    const itemsOf = ({ products }: typeof whole) => products.flatMap(({ items }) => items);
    expect(itemsOf(opening)).toEqual(itemsOf(whole).slice(0, MENU_OPENING.items));
    expect(opening.products.map(({ item_count }) => item_count)).toEqual(whole.products.map(({ items }) => items.length));
    expect(openingOf(opening).products).toEqual(openingOf(whole).products);
    const short = await menuOf(CAFE_DE_LA_RADE, { is_opening: true });
    expect(short.products).toEqual((await menuOf(CAFE_DE_LA_RADE)).products);
  });
});
