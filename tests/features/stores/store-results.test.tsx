import { describe, expect, test } from 'vitest';
import { StoreResults } from '#src/features/stores/StoreResults.tsx';
import { draw } from '../stage/draw.tsx';

/** Friday 20 November 2026, 12:30 in Geneva, and the same time on Saturday. */
const NOW = '2026-11-20T11:30:00Z';
const SATURDAY = Date.parse('2026-11-21T11:30:00Z');
const store = (name: string, but: object = {}) => ({
  _id: name.padEnd(24, 'a'),
  name,
  slogan: '',
  image_url: '/pictures/scene/card/sky/fish.svg',
  user_rate: 0,
  user_rate_count: 0,
  is_provide_asap: true,
  is_provide_delivery: true,
  is_in_delivery_time: true,
  is_in_pickup_time: true,
  is_store_busy: false,
  delivery_fee: 4,
  min_order_price: 0,
  store_time: [],
  first_possible_at: null,
  ...but,
});
const shut = { is_in_delivery_time: false, is_in_pickup_time: false };
const FAR = { delivery_fee: null };
const order = async (stores: readonly object[], at: number | null) => {
  const list = {
    data: { stores, city_name: 'Geneva', server_time: NOW, timezone: 'Europe/Zurich', currency_sign: 'CHF' },
    isLoadingError: false,
  };
  const { shown } = await draw(
    <StoreResults
      list={list as never}
      shown={stores as never}
      categoryName="Restaurants"
      dishesAbove={false}
      isForNow={at === null}
      at={at}
      onWiden={() => undefined}
    />,
    { groups: ['stores'] },
  );
  return shown().filter((line) => /^(?:link: |At |Not at \S+ \d\d:\d\d$|Open now|For later)/.test(line));
};

describe('the stores of a list', () => {
  test('that reach the address stand before those that do not, among the open ones and the others', async () => {
    const stores = [store('Jussy', FAR), store('Rade'), store('Far shut', { ...shut, ...FAR }), store('Shut', shut)];
    expect(await order(stores, null)).toEqual(['Open now', 'link: Rade', 'link: Jussy', 'For later', 'link: Shut', 'link: Far shut']);
  });
  test('that can be had at the chosen time come first, the others under that they can’t', async () => {
    expect(await order([store('Shut', shut), store('Rade')], SATURDAY)).toEqual([
      'At Sat 12:30',
      'link: Rade',
      'Not at Sat 12:30',
      'link: Shut',
      // On its picture.
      'Not at Sat 12:30',
    ]);
  });
});
