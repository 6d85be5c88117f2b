import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/enumerations.ts';
import { foldedWords } from '#domain/folded-words.ts';
import { cities } from '#server/database/schema/cities.ts';
import { dishEntries, dishMentions, dishWords } from '#server/database/schema/dish-search.ts';
import { items, sections, stores } from '#server/database/schema/stores.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { JOINING_WORDS } from '#server/services/catalogue/dish-meanings.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { describeServer, rowsOf } from '../test-server.ts';

/** Letters of Latin, Greek and Cyrillic, and what stands between words. */
const BLOCKS = [
  [0x20, 0x17f],
  [0x391, 0x3c9],
  [0x400, 0x45f],
  [0x1e00, 0x1ef9],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2190, 0x21ff],
  [0x1f300, 0x1f64f],
] as const;
const isAssigned = (letter: string) => /[\p{L}\p{N}\p{P}\p{S}\p{Z}\p{M}]/u.test(letter);

describeServer('words of dishes', (server) => {
  const on = () => server.open.database;
  const rows = async <Row>(query: ReturnType<typeof sql>) => await rowsOf<Row>(on(), query);

  /** Where words stand, as the database has it: store, dish, word, field. */
  const written = async (storeId: string) =>
    (
      await on()
        .select({ itemId: dishEntries.itemId, word: dishWords.word, field: dishMentions.field, city: dishMentions.city })
        .from(dishEntries)
        .innerJoin(dishMentions, eq(dishMentions.dish, dishEntries.number))
        .innerJoin(dishWords, eq(dishWords.id, dishMentions.word))
        .where(eq(dishEntries.storeId, storeId))
    )
      .map(({ itemId, word, field, city }) => `${city} ${itemId} ${word} ${field}`)
      .toSorted();
  const onTheMenu = async (storeId: string) => {
    const menu = await on()
      .select({ id: items.id, name: items.name, section: sections.name, details: items.details, city: cities.uniqueId })
      .from(items)
      .innerJoin(sections, and(eq(sections.id, items.sectionId), eq(sections.visible, true)))
      .innerJoin(stores, eq(stores.id, items.storeId))
      .innerJoin(cities, eq(cities.id, stores.cityId))
      .where(eq(items.storeId, storeId));
    return menu
      .flatMap(({ id, name, section, details, city }) => {
        const fields = new Map<string, number>();
        for (const [field, told] of [name, section, details].entries())
          for (const word of LANGUAGES.flatMap((language) => foldedWords(told[language]))) if (!fields.has(word)) fields.set(word, field);
        return [...fields].map(([word, field]) => `${city} ${id} ${word} ${field}`);
      })
      .toSorted();
  };
  const expectWritten = async (storeId: string, what: string) => expect(await written(storeId), what).toEqual(await onTheMenu(storeId));

  test('are those that the house’s own folding makes, of every text on the menus and of every letter', async () => {
    const told = await rows<{ value: string }>(
      sql`select distinct value from (select name from items union all select details from items union all select name from sections) as text, jsonb_each_text(text.name)`,
    );
    const letters = BLOCKS.flatMap(([from, until]) => Array.from({ length: until - from + 1 }, (_, at) => String.fromCodePoint(from + at)));
    const texts = [...told.map(({ value }) => value), ...letters.filter(isAssigned).map((letter) => `a${letter}B`)];
    const folded = await rows<{ text: string; words: string[] }>(
      sql`select text, to_jsonb(folded_words(text)) as words from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text`,
    );
    expect(folded.length).toBeGreaterThan(5_000);
    expect(folded.filter(({ text, words }) => JSON.stringify(words) !== JSON.stringify(foldedWords(text)))).toEqual([]);
  });

  test('tell, unless they join others or say how much it is', async () => {
    const telling = async (words: readonly string[]) =>
      (await rows<{ told: string[] }>(sql`select to_jsonb(telling_words(${sql.param(words)}::text[])) as told`))[0]?.told;
    expect(await telling([...JOINING_WORDS, 'fondue'])).toEqual(['fondue']);
    expect(await telling([...JOINING_WORDS])).toHaveLength(JOINING_WORDS.size - 1);
    expect(await telling(['milk', '1l', '500', 'g', 'of', 'pieces'])).toEqual(['milk']);
  });

  test('of a filled city stand where its menus have them', async () => {
    const all = await on().select({ id: stores.id }).from(stores);
    expect(all.length).toBeGreaterThan(30);
    for (const { id } of all) await expectWritten(id, id);
  });

  test('follow whatever changes a menu', async () => {
    const storeId = CAFE_DE_LA_RADE;
    const menu = await on().select().from(items).where(eq(items.storeId, storeId));
    const [dish, other] = menu;
    if (!dish || !other) throw new Error('a menu of two dishes is needed');
    const elsewhere = menu.find(({ sectionId }) => sectionId !== dish.sectionId);
    if (!elsewhere) throw new Error('a menu of two sections is needed');
    const before = await written(storeId);
    const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
      [
        'a name',
        () =>
          on()
            .update(items)
            .set({ name: { en: 'Zibeline', fr: 'Zibeline à la crème' } })
            .where(eq(items.id, dish.id)),
      ],
      [
        'details',
        () =>
          on()
            .update(items)
            .set({ details: { en: 'Quixotic', fr: '' } })
            .where(eq(items.id, dish.id)),
      ],
      ['its section', () => on().update(items).set({ sectionId: elsewhere.sectionId }).where(eq(items.id, dish.id))],
      [
        'the name of a section',
        () =>
          on()
            .update(sections)
            .set({ name: { en: 'Ephemeral', fr: 'Éphémère' } })
            .where(eq(sections.id, other.sectionId)),
      ],
      ['a section is hidden', () => on().update(sections).set({ visible: false }).where(eq(sections.id, other.sectionId))],
      [
        'a hidden dish is named',
        () =>
          on()
            .update(items)
            .set({ name: { en: 'Unseen', fr: 'Invisible' } })
            .where(eq(items.id, other.id)),
      ],
      ['and shown again', () => on().update(sections).set({ visible: true }).where(eq(sections.id, other.sectionId))],
      ['it is gone', () => on().delete(items).where(eq(items.id, dish.id))],
      [
        'others are new',
        () =>
          on()
            .insert(items)
            .values([{ ...dish }, { ...dish, id: idFrom('item', 'new'), uniqueId: 9_999_999 }]),
      ],
    ];
    for (const [what, change] of changes) {
      const was = await written(storeId);
      await change();
      await expectWritten(storeId, what);
      if (what !== 'a hidden dish is named') expect(await written(storeId), what).not.toEqual(was);
    }
    expect(await written(storeId)).not.toEqual(before);
  });

  test('go with a store to another city', async () => {
    const [city] = await on().select().from(cities);
    if (!city) throw new Error('a city is needed');
    const { uniqueId: _, ...copied } = city;
    await on()
      .insert(cities)
      .values({ ...copied, id: idFrom('city', 'other') });
    await on()
      .update(stores)
      .set({ cityId: idFrom('city', 'other') })
      .where(eq(stores.id, CAFE_DE_LA_RADE));
    await expectWritten(CAFE_DE_LA_RADE, 'another city');
    expect((await written(CAFE_DE_LA_RADE)).every((line) => !line.startsWith(`${city.uniqueId} `))).toBe(true);
  });

  test('know whether a store says what is in its dishes', async () => {
    const [told] = await on()
      .select()
      .from(items)
      .where(sql`${items.diets} is not null`)
      .limit(1);
    const tells = async () =>
      (
        await on()
          .select({ tells: dishEntries.tellsFood })
          .from(dishEntries)
          .where(inArray(dishEntries.itemId, [told?.id ?? '']))
      )[0]?.tells;
    expect(await tells()).toBe(true);
    await on()
      .update(items)
      .set({ diets: null, allergens: null })
      .where(eq(items.id, told?.id ?? ''));
    expect(await tells()).toBe(false);
  });
});
