import { describe, expect, test } from 'vitest';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import type { ListedStore } from '#contract/entities/store.ts';
import { categoryShown } from '#src/features/stores/category-shown.ts';
import { StoreCard } from '#src/features/stores/StoreCard.tsx';
import { draw } from '../stage/draw.tsx';

/** Friday 20 November 2026, 12:30 in Geneva. */
const moment = { now: Date.parse('2026-11-20T11:30:00Z'), timezone: 'Europe/Zurich' };
const evenings = (days: readonly number[]) =>
  days.map((day) => ({
    day,
    is_store_open: true,
    is_store_open_full_time: false,
    day_time: [{ store_open_time: '18:00', store_close_time: '22:00' }],
  }));
const store = (but: Partial<ListedStore> = {}) =>
  ({
    _id: 'a'.repeat(24),
    name: 'La Rade',
    slogan: '',
    image_url: '/pictures/scene/card/sky/fish.svg',
    user_rate: 4.62,
    user_rate_count: 212,
    is_provide_asap: true,
    is_provide_delivery: true,
    is_in_delivery_time: true,
    is_in_pickup_time: true,
    is_store_busy: false,
    original_delivery_radius: 3,
    delivery_time: 20,
    delivery_time_max: 30,
    delivery_fee: 4,
    min_order_price: 20,
    store_time: evenings([0, 1, 2, 3, 4, 5, 6]),
    first_possible_at: null,
    ...but,
  }) as unknown as ListedStore;
const card = async (but: Partial<ListedStore> = {}, language: 'en' | 'fr' = 'en', at: number | null = null) => {
  const view = (
    <StoreCard store={store(but)} city="Geneva" category="Restaurants" moment={moment} at={at} sign="CHF" eager={false} level={2} />
  );
  const { shown } = await draw(view, { language, groups: ['stores'] });
  return { shown: shown(), plate: document.querySelector('p[aria-hidden=true], span[aria-hidden=true]')?.textContent?.trim() };
};
const shut = { is_in_delivery_time: false, is_in_pickup_time: false, is_provide_asap: true };
const FACTS = ['Rated 4.6 (212 ratings) Delivers up to 3 miles - 20 - 30 min', 'CHF 4.00 delivery · CHF 20.00 minimum'];

describe('a store in the list at a time that was chosen', () => {
  const at = Date.parse('2026-11-21T11:30:00Z');
  test('that can be had then says that time, and nothing of now', async () =>
    expect(await card({ first_possible_at: at }, 'en', at)).toEqual({
      shown: ['link: La Rade', ...FACTS, 'Delivery Sat 12:30'],
      plate: 'Sat 12:30',
    }));
  test('that can’t be had then says so, and from when', async () =>
    expect(await card({ ...shut, first_possible_at: Date.parse('2026-11-21T17:00:00Z') }, 'en', at)).toEqual({
      shown: ['link: La Rade', 'Not at Sat 12:30 Deliveries from Sat 18:00', ...FACTS, 'Earliest delivery Sat 18:00'],
      plate: 'from Sat 18:00',
    }));
});

describe('a store in the list', () => {
  test('that takes orders now has nothing over its picture', async () => expect((await card()).shown).toEqual(['link: La Rade', ...FACTS]));
  test('that is busy says so, and still takes orders', async () =>
    expect(await card({ is_store_busy: true })).toEqual({
      shown: ['link: La Rade', 'Busy Taking longer than usual', ...FACTS],
      plate: undefined,
    }));
  test.each([
    ['today', '2026-11-20T17:00:00Z', '18:00'],
    ['tomorrow', '2026-11-21T17:00:00Z', 'Sat 18:00'],
    ['on Sunday', '2026-11-22T10:30:00Z', 'Sun 11:30'],
  ])('that takes orders for later says from when: %s', async (_day, first, from) =>
    expect(await card({ ...shut, first_possible_at: Date.parse(first) })).toEqual({
      shown: ['link: La Rade', `PRE-ORDER NOW Deliveries from ${from}`, ...FACTS, `Earliest delivery ${from}`],
      plate: `from ${from}`,
    }),
  );
  test('that takes orders for later to be collected says so', async () => {
    const collected = { ...shut, is_provide_delivery: false, first_possible_at: Date.parse('2026-11-20T17:00:00Z') };
    expect((await card(collected)).shown).toContain('PRE-ORDER NOW Collection from 18:00');
  });
  test.each([
    ['today', {}, 'Closed Opens 18:00'],
    ['though it is busy too', { is_store_busy: true }, 'Closed Opens 18:00'],
    ['on Monday', { store_time: evenings([1]) }, 'Closed Opens Mon 18:00'],
    ['not within a week', { store_time: [] }, 'Closed'],
  ])('that is closed says when it opens: %s', async (_when, but, sign) =>
    expect((await card({ ...shut, ...but })).shown).toEqual(['link: La Rade', sign, ...FACTS]),
  );
  test('says all of it in French too', async () =>
    expect((await card({ ...shut, store_time: evenings([1]) }, 'fr')).shown).toEqual([
      'link: La Rade',
      'Fermé Ouvre lun. 18:00',
      'Note 4,6 (212 avis) Livre jusqu’à 5 km - 20 - 30 min',
      'CHF 4.00 de livraison · CHF 20.00 minimum',
    ]));
});

test('the picture of a store that takes no order now is faded', async () => {
  const cover = async (but: Partial<ListedStore>) => {
    await card(but);
    return document.querySelector('article > div')?.className;
  };
  const [open, busy, closed] = [await cover({}), await cover({ is_store_busy: true }), await cover(shut)];
  expect([busy === closed, open === closed]).toEqual([true, false]);
});

test('the kind that is asked for is shown, else the one numbered 2, else the first', () => {
  const kinds = [1, 2, 3].map((unique_id) => ({ _id: `id-${unique_id}`, unique_id }) as DeliveryCategory);
  const shown = (wanted: string | null, from = kinds) => categoryShown(from, wanted)?.unique_id;
  expect([shown('id-3'), shown('id-1'), shown(null), shown('gone')]).toEqual([3, 1, 2, 2]);
  expect(shown(null, kinds.toSpliced(1, 1))).toBe(1);
  expect(shown('id-1', [])).toBeUndefined();
});
