import { expect, test } from 'vitest';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { ordersToRepeat } from '#domain/orders/order-again.ts';

const id = (digit: string) => digit.repeat(24);
const order = (unique_id: number, more: Partial<HistoryOrder> = {}): HistoryOrder => ({
  _id: id('a'),
  unique_id,
  store_detail: { name: 'La Rade', image_url: '' },
  currency: 'CHF',
  user_pay_payment: 20,
  completed_at: null,
  order_status: ORDER_STATUS.completed,
  order_status_id: 10,
  request_id: null,
  delivery_type: 1,
  store_id: id('b'),
  items: [
    { item_name: 'Soup', quantity: 1 },
    { item_name: 'Bread', quantity: 2 },
  ],
  ...more,
});
const numbers = (history: HistoryOrder[]) => ordersToRepeat(history).map(({ unique_id }) => unique_id);

test('the last three that were received, each of a kind once', () => {
  const same = { items: [...(order(0).items ?? [])].toReversed() };
  const other = (quantity: number) => ({ items: [{ item_name: 'Soup', quantity }] });
  expect(numbers([order(9), order(8, same), order(7, other(3)), order(6, { store_id: id('c') }), order(5, other(4))])).toEqual([9, 7, 6]);
});

test('the same dishes in another number are another order, and so are others in the same number', () => {
  const one = (quantity: number, item_name = 'Soup') => ({ items: [{ item_name, quantity }] });
  expect(numbers([order(9, one(3)), order(8, one(4)), order(7, one(3, 'Bread'))])).toEqual([9, 8, 7]);
  expect(numbers([order(9, one(3)), order(8, one(3)), order(7, one(4))])).toEqual([9, 7]);
});

test('not what was cancelled or rejected, and no parcel', () =>
  expect(
    numbers([
      order(9, { order_status: ORDER_STATUS.cancelledByCustomer, order_status_id: 2 }),
      order(8, { order_status: ORDER_STATUS.storeRejected, order_status_id: 3 }),
      order(7, { delivery_type: 2, store_id: null, store_detail: null }),
      order(6),
    ]),
  ).toEqual([6]));

test('where a server does not tell what was ordered, each store once', () => {
  const bare = { store_id: undefined, items: undefined };
  expect(numbers([order(9, bare), order(8, bare), order(7, { ...bare, store_detail: { name: 'Other', image_url: '' } })])).toEqual([9, 7]);
});
