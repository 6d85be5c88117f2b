import { expect, test } from 'vitest';
import * as v from 'valibot';
import { deliveriesSearch } from '#src/features/pages/deliveries-search.ts';
import { orderSearch, thankYouSearch } from '#src/features/orders/order-search.ts';

const ID = '1e0000000000000000000000';

test('an address names an order by its id, in the letters of any server, also one that looks like a number, and by nothing else', () => {
  for (const order_id of [ID, '1042', 'Order_7-b']) expect(v.parse(orderSearch, { order_id })).toEqual({ order_id });
  for (const order_id of [undefined, '', 'x y', '../x', 'é', 'x'.repeat(65), 1e21, [ID], null])
    expect(v.parse(orderSearch, { order_id }).order_id, String(order_id)).toBeUndefined();
  expect(v.parse(orderSearch, {})).toEqual({});
});

test('of its number digits are shown, and no other words', () => {
  expect(v.parse(thankYouSearch, { order_id: ID, number: 1042 })).toEqual({ order_id: ID, number: '1042' });
  expect(v.parse(thankYouSearch, { number: '1042' }).number).toBe('1042');
  for (const number of ['', 'you won', '1.5', '1'.repeat(13), -1, null])
    expect(v.parse(thankYouSearch, { number }).number, String(number)).toBeUndefined();
});

test('deliveries know who sent somebody there, and which order they wanted to see', () => {
  expect(v.parse(deliveriesSearch, { from: 'order', order_id: ID })).toEqual({ from: 'order', order_id: ID });
  expect(v.parse(deliveriesSearch, { from: 'elsewhere', order_id: 'x y' })).toEqual({ from: undefined, order_id: undefined });
});
