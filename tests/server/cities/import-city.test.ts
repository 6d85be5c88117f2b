import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { stores } from '#server/database/schema/stores.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { inWords } from '#tools/import-city/in-words.ts';
import { describeServer } from '../test-server.ts';
import { BOUCHON, importCity, LYON_FOLDER, TACOS_DE_LA_GUILLE } from '../second-city.ts';

const MENU = 'stores/bouchon-des-traboules.json';

describeServer('a city that is imported', (server) => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'city-'));
    cpSync(LYON_FOLDER, folder, { recursive: true });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
  });

  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  const bring = async () => inWords(await importCity(server.open.database, folder));
  const menuOf = async (storeId: string) =>
    (await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: storeId })).products.flatMap(({ items }) =>
      items.map(({ name, price }) => `${name} ${price}`),
    );

  test('is there once', async () => {
    expect(await bring()).toContain('stores 5 added');
    expect(await bring()).toBe('nothing changed');
    expect(await menuOf(BOUCHON)).toContain('Pike quenelle, crayfish sauce 16.5');
  });

  test('has the menu that its files say now, and says what became another', async () => {
    change(MENU, '"price": 1650', '"price": 1790');
    change(MENU, '"key": "gratin"', '"key": "gratin-2"');
    expect(await bring()).toBe('items 1 added, 1 changed, 1 removed');
    expect(await menuOf(BOUCHON)).toContain('Pike quenelle, crayfish sauce 17.9');
    expect(await bring()).toBe('nothing changed');
  });

  test('keeps what its customers gave: stars of a store are not taken back', async () => {
    await server.open.database.update(stores).set({ ratedCount: 3, ratedStars: 14 }).where(eq(stores.id, BOUCHON));
    expect(await bring()).toBe('nothing changed');
    const [store] = await server.open.database.select().from(stores).where(eq(stores.id, BOUCHON));
    expect([store?.ratedCount, store?.ratedStars]).toEqual([3, 14]);
  });

  test('closes a store that is in its files no more, and opens it again', async () => {
    const file = 'stores/o-tacos-de-la-guille.json';
    const text = readFileSync(join(folder, file), 'utf8');
    rmSync(join(folder, file));
    expect(await bring()).toContain('stores 1 removed');
    const gone = await server.post(endpoints.user_get_store_product_item_list.path, { store_id: TACOS_DE_LA_GUILLE });
    expect(gone.json).toMatchObject({ success: false, error_code: 635 });
    writeFileSync(join(folder, file), text);
    expect(await bring()).toContain('stores 1 changed');
    expect(await menuOf(TACOS_DE_LA_GUILLE)).toHaveLength(5);
  });

  test('lives by the clock of its own zone, whatever the one beside it does', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'city-'));
    cpSync(LYON_FOLDER, elsewhere, { recursive: true });
    const file = join(elsewhere, 'city.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"lyon"', '"ponta-delgada"').replace('Europe/Paris', 'Atlantic/Azores'));
    await importCity(server.open.database, elsewhere);
    rmSync(elsewhere, { recursive: true });
    const openIn = async (storeId: string) => {
      const { store, timezone } = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: storeId });
      return [timezone, store.is_in_delivery_time];
    };
    // Both open at 11:30; it is 12:30 in Lyon, and 10:30 on the islands.
    expect(await openIn(BOUCHON)).toEqual(['Europe/Paris', true]);
    expect(await openIn(idFrom('store', 'ponta-delgada/bouchon-des-traboules'))).toEqual(['Atlantic/Azores', false]);
  });
});
