import { expect, test } from 'vitest';
import { loadModels } from '#statecharts/draw/models.ts';

const models = await loadModels('machines');

/** Two fields of one thing that a sample may have alike, and why: otherwise one that is taken for the other is seen by no test. */
const ALIKE: Readonly<Record<string, string>> = {
  'total_cart_price = total_item_price': 'nothing in it has an option that costs',
  'total_cart_price = total_order_price': 'no tax stands beside the dishes',
  'total_item_price = total_order_price': 'no tax stands beside the dishes',
  'delivery_price = total_service_price': 'the service’s tax is in its price',
  'total = user_pay_payment': 'no code takes anything off',
  'delivery_price = total': 'a parcel costs its way alone',
  'delivery_price = user_pay_payment': 'a parcel costs its way alone',
  'service_tax = total_admin_tax_price': 'a parcel’s service is all that is taxed',
  'card_payment = total': 'the card pays for everything',
  'price = total_item_price': 'one of it',
  'item_price = total_item_and_specification_price': 'one of it, without an option',
  'city1 = city2': 'a city and its canton',
};

/** Small numbers are counts and enumerations, short texts too. */
const tells = (value: unknown): boolean =>
  typeof value === 'number' ? Math.abs(value) >= 10 || !Number.isInteger(value) : typeof value === 'string' && value.length > 3;

/** Names of fields of one thing whose values are the same, in whatever is within a value. */
function alikeIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inside = Object.values(value).flatMap((part) => alikeIn(part, seen));
  if (Array.isArray(value)) return inside;
  const fields = Object.entries(value).filter(([, part]) => tells(part));
  return fields
    .flatMap(([name, part], index) =>
      fields.slice(index + 1).flatMap(([other, another]) => (part === another ? [[name, other].toSorted().join(' = ')] : [])),
    )
    .concat(inside);
}

test('two values of one thing that are the same are found, wherever they are', () => {
  expect(alikeIn([{ a: { latest_at: '19:40', estimated_at: '19:40', from: '18:00' } }])).toEqual(['estimated_at = latest_at']);
  expect(alikeIn({ one: 'a text', other: ['a text'], small: 1, count: 1 })).toEqual([]);
});

test('no two values of one thing are the same in the samples of any model, but for those that must be', () => {
  const found = models.flatMap(({ model }) => alikeIn([model.inputs, model.events]));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(ALIKE).toSorted());
});
