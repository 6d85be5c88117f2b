import { describe, expect, test } from 'vitest';
import type { SpecificationGroup } from '#contract/entities/store.ts';
import { mostOf } from '#domain/cart/item-choice.ts';
import { milesBetween } from '#domain/geometry.ts';
import type { CityContent } from '#server/cities/city-content.ts';
import type { SpecificationContent, StoreContent } from '#server/cities/store-content.ts';
import type { Text } from '#server/cities/text.ts';
import { demoCity } from '#server/demo/demo-content.ts';
import { CUSTOMERS } from '#server/demo/demo-customers.ts';

const { adverts: ADVERTS, categories: CATEGORIES, promos: PROMOS, stores: STORES }: CityContent = demoCity();

const itemsOf = (store: StoreContent) => store.sections.flatMap((section) => section.items);
const all = STORES.flatMap(itemsOf);
const groups = all.flatMap((item) => item.specifications ?? []);
const some = (claim: (store: StoreContent) => boolean) => STORES.filter(claim).length;

describe('the demo city shows every rule', () => {
  test('categories', () => {
    expect(CATEGORIES.filter(({ visible }) => visible).length).toBeGreaterThanOrEqual(9);
    expect(CATEGORIES.find(({ uniqueId }) => uniqueId === 2)).toMatchObject({ deliveryType: 1, visible: true });
    expect(CATEGORIES.some(({ deliveryType }) => deliveryType === 2)).toBe(true);
    expect(CATEGORIES.some(({ visible }) => !visible)).toBe(true);
    for (const store of STORES) {
      const category = CATEGORIES.find(({ key }) => key === store.category);
      expect(
        store.tags.filter((tag) => !category?.tags.some(({ key }) => key === tag)),
        store.key,
      ).toEqual([]);
    }
  });

  test('thirty stores and more, of every kind', () => {
    expect(STORES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(STORES.map(({ key }) => key)).size).toBe(STORES.length);
    const always = (store: StoreContent) => store.hours.every((day) => day === 'always');
    const kinds = {
      busy: some(({ busy }) => busy === true),
      neverOpen: some(({ hours }) => hours.every((day) => day === 'closed')),
      alwaysWithMinimum: some((store) => always(store) && store.minimum !== undefined),
      alwaysWithout: some((store) => always(store) && store.minimum === undefined),
      pastMidnight: some(({ hours }) =>
        hours.some((day) => Array.isArray(day) && day.some(([open, close]: readonly [string, string]) => close <= open)),
      ),
      splitHours: some(({ hours }) => hours.some((day) => Array.isArray(day) && day.length > 1)),
      pickupOnly: some(({ receiving }) => receiving === 'pickup'),
      deliveryOnly: some(({ receiving }) => receiving === 'delivery'),
      both: some(({ receiving }) => receiving === 'both'),
      deliverySlots: some(({ deliverySlots }) => deliverySlots !== undefined),
      pickupSlots: some(({ pickupSlots }) => pickupSlots !== undefined),
      withoutAsap: some(({ asap }) => !asap),
      withoutSchedule: some(({ schedule }) => !schedule),
      minimum: some(({ minimum }) => minimum !== undefined),
      everywhere: some(({ reach }) => reach === 'everywhere'),
      freeDelivery: some(({ fee }) => fee.base === 0),
      taxed: some(({ itemTaxPercent }) => itemTaxPercent > 0),
      cashbackPercent: some(({ cashback }) => cashback?.mode === 1),
      cashbackAmount: some(({ cashback }) => cashback?.mode === 2),
    };
    expect(Object.entries(kinds).filter(([, count]) => count === 0)).toEqual([]);
    expect(kinds.alwaysWithMinimum + kinds.alwaysWithout).toBeGreaterThan(2);
    for (const day of [0, 1, 2, 3, 4, 5, 6])
      expect(
        some(({ hours }) => hours[day] === 'closed'),
        `closed on day ${day}`,
      ).toBeGreaterThan(0);
    const centre = [46.2044, 6.1432] as const;
    expect(
      some(({ reach, address }) => reach !== 'everywhere' && milesBetween(centre, [address.latitude, address.longitude]) > reach.miles),
      'out of reach of the centre',
    ).toBeGreaterThan(0);
  });

  test('menus of twenty items and more, none written twice', () => {
    for (const store of STORES) {
      const items = itemsOf(store);
      expect(items.length, store.key).toBeGreaterThanOrEqual(20);
      expect(new Set(items.map(({ key }) => key)).size, store.key).toBe(items.length);
      expect(new Set(items.map(({ name }) => name.en)).size, store.key).toBe(items.length);
    }
    expect(itemsOf(STORES.find(({ key }) => key === 'marche-du-pont') as StoreContent).length).toBeGreaterThanOrEqual(1_500);
    expect(all.filter(({ name }) => /\b(item|article|product)\s*\d+\b/i.test(name.en))).toEqual([]);
  });

  test('items with every price detail and every kind of specification group', () => {
    expect(all.some(({ was }) => was !== undefined)).toBe(true);
    expect(all.every(({ was, price }) => price > 0 && (was === undefined || was > price))).toBe(true);
    expect(all.some(({ cashback }) => cashback?.mode === 1) && all.some(({ cashback }) => cashback?.mode === 2)).toBe(true);
    expect(all.some(({ soldOut }) => soldOut) && all.some(({ picture }) => picture === undefined)).toBe(true);
    const kind = (group: SpecificationContent) =>
      [
        group.type,
        group.required ? 'required' : 'optional',
        group.range ? 'range' : '',
        group.max ? 'max' : '',
        group.options.some(({ selected }) => selected) ? 'default' : '',
      ]
        .filter(Boolean)
        .join(' ');
    expect([...new Set(groups.map(kind))]).toEqual(
      expect.arrayContaining([
        '1 required default',
        '1 required',
        '1 optional',
        '2 optional',
        '2 optional max',
        '2 optional range max',
        '2 required range max',
      ]),
    );
  });

  test('no group can never be satisfied, and defaults keep to its rule', () => {
    const broken = groups.filter((group) => {
      const rule = {
        type: group.type,
        range: group.range ?? 0,
        max_range: group.max ?? 0,
        is_required: group.required ?? false,
      } satisfies Partial<SpecificationGroup>;
      const defaults = group.options.filter(({ selected }) => selected).length;
      return group.options.length < rule.range || (rule.max_range > 0 && rule.max_range < rule.range) || defaults > mostOf(rule);
    });
    expect(broken).toEqual([]);
  });

  test('everything a customer reads is there in both languages', () => {
    const texts: Text[] = [
      ...STORES.flatMap((store) => [store.slogan, store.famousFor, ...store.sections.map(({ name }) => name)]),
      ...all.flatMap(({ name, details }) => [name, details]),
      ...groups.flatMap((group) => [group.name, ...group.options.map(({ name }) => name)]),
      ...ADVERTS.flatMap(({ title, text }) => [title, text]),
    ];
    expect(texts.filter(({ en, fr }) => en.trim() === '' || fr.trim() === '')).toEqual([]);
    expect(texts.filter(({ en, fr }) => /[A-Za-z]'[A-Za-z]/.test(en + fr))).toEqual([]);
  });

  test('adverts, promo codes and customers', () => {
    expect(ADVERTS.filter(({ places }) => places.includes('landing')).length).toBeGreaterThanOrEqual(3);
    expect(ADVERTS.filter(({ store }) => store !== undefined && !STORES.some(({ key }) => key === store))).toEqual([]);
    expect(new Set(PROMOS.map(({ appliesTo }) => appliesTo))).toEqual(new Set([0, 2, 13, 20, 21, 22]));
    expect(new Set(PROMOS.map(({ recurrence = 0 }) => recurrence))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(PROMOS.some(({ endsAt }) => endsAt !== undefined && Date.parse(endsAt) < Date.parse('2026-01-01'))).toBe(true);
    expect(PROMOS.some(({ uses, usesLimit }) => usesLimit !== undefined && uses === usesLimit) && PROMOS.some(({ city }) => city)).toBe(
      true,
    );
    for (const has of ['wallet', 'cards', 'favouriteStores', 'pastOrders'] as const) {
      expect(CUSTOMERS.some((customer) => customer[has] !== undefined) && CUSTOMERS.some((customer) => customer[has] === undefined)).toBe(
        true,
      );
    }
  });
});
