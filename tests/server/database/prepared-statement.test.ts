import { and, asc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { preparedStatement } from '#server/database/prepared-statement.ts';
import { categories, cities } from '#server/database/schema/cities.ts';
import { stores } from '#server/database/schema/stores.ts';
import { findStore, findToReckon } from '#server/repositories/stores.ts';
import { CAFE_DE_LA_RADE, plainItems } from '../customer.ts';
import { testServer } from '../test-server.ts';

describe.each(['pglite', 'postgres'] as const)('a prepared statement on %s', (kind) => {
  const server = testServer(kind);
  let database: Database;
  beforeAll(async () => {
    ({ database } = server.open);
  });

  test('is put together once for each handle, with whatever it is asked', async () => {
    let written = 0;
    const nameOf = preparedStatement((on) => {
      written += 1;
      return on
        .select({ name: stores.name })
        .from(stores)
        .where(eq(stores.id, sql.placeholder('id')));
    });
    const all = await database.select({ id: stores.id, name: stores.name }).from(stores).limit(3);
    const first = await nameOf(database, { id: all[0]?.id });
    const others = await inTransaction(database, async (transaction) => [
      await nameOf(transaction, { id: all[1]?.id }),
      await nameOf(transaction, { id: all[2]?.id }),
      await nameOf(transaction, { id: 'f'.repeat(24) }),
    ]);
    expect([first, ...others]).toEqual([...all.map(({ name }) => [{ name }]), []]);
    expect(written).toBe(2);
  });

  test('sees what its transaction wrote, and nobody else does', async () => {
    const nameOf = preparedStatement((on) =>
      on
        .select({ name: stores.name })
        .from(stores)
        .where(eq(stores.id, sql.placeholder('id'))),
    );
    const before = await nameOf(database, { id: CAFE_DE_LA_RADE });
    const within = await inTransaction(database, async (transaction) => {
      await transaction.update(stores).set({ name: 'Elsewhere' }).where(eq(stores.id, CAFE_DE_LA_RADE));
      throw new Error((await nameOf(transaction, { id: CAFE_DE_LA_RADE }))[0]?.name);
    }).catch((error: Error) => error.message);
    expect([within, await nameOf(database, { id: CAFE_DE_LA_RADE })]).toEqual(['Elsewhere', before]);
    expect(before).toHaveLength(1);
  });

  test('tells a joined row that is not there as null', async () => {
    const joined = preparedStatement((on) =>
      on
        .select({ store: stores, category: categories })
        .from(stores)
        .leftJoin(categories, eq(categories.id, sql.placeholder('category')))
        .where(eq(stores.id, sql.placeholder('id'))),
    );
    const [found] = await joined(database, { id: CAFE_DE_LA_RADE, category: 'f'.repeat(24) });
    expect([found?.store.id, found?.category]).toEqual([CAFE_DE_LA_RADE, null]);
  });

  test('reads rows as they are read when they are asked for by themselves', async () => {
    const asked = (on: Database) => {
      const newest = on
        .select({ cityId: stores.cityId, newest: max(stores.uniqueId).as('newest') })
        .from(stores)
        .groupBy(stores.cityId)
        .as('newest_of_city');
      return on
        .select({
          store: stores,
          under: { ...getTableColumns(categories), isHere: sql<boolean>`${categories.id} is not null` },
          only: categories,
          newest: newest.newest,
          name: stores.name,
          one: sql<number>`1`.mapWith(String),
        })
        .from(stores)
        .innerJoin(newest, eq(newest.cityId, stores.cityId))
        .leftJoin(categories, and(eq(categories.id, stores.categoryId), eq(stores.delivers, true)))
        .orderBy(asc(stores.uniqueId));
    };
    const rows = await asked(database);
    expect(await preparedStatement(asked)(database, {})).toEqual(rows);
    expect(new Set(rows.map(({ only }) => only === null))).toEqual(new Set([true, false]));
  });

  test('reads as JSON the same rows that it reads column by column', async () => {
    const ids = (await plainItems(server, CAFE_DE_LA_RADE)).slice(0, 2).map(({ _id }) => _id);
    const read = await findToReckon(database, CAFE_DE_LA_RADE, ids);
    expect(read.place).toEqual(await findStore(database, CAFE_DE_LA_RADE));
    expect(read.menu.map(({ item, section }) => [item.id, item.sectionId === section.id]).toSorted()).toEqual(
      ids.map((id) => [id, true]).toSorted(),
    );
    expect(read.served).toEqual(
      await database
        .select({ id: cities.id, latitude: cities.latitude, longitude: cities.longitude, radiusMiles: cities.radiusMiles })
        .from(cities),
    );
    expect(await findToReckon(database, 'f'.repeat(24), [])).toMatchObject({ place: null, menu: [] });
  });
});
