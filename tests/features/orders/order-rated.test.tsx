import { expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { ratingMachine } from '#machines/rating/rating.machine.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { OrderRated } from '#src/features/orders/detail/OrderRated.tsx';
import { orderView } from '#src/features/orders/order.view.ts';
import { draw } from '../stage/draw.tsx';

const NOON = Date.parse('2026-03-05T12:00:00Z');

test.each([
  ['/order_detail#rating', ['rating'], 'rating'],
  ['/order_detail', [], ''],
])('the stars are led to where the address names them: %s', async (path, led, focused) => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  const date = '2026-03-05T11:00:00Z';
  const order = sampleOrder({
    order_status: ORDER_STATUS.completed,
    provider_detail: null,
    date_time: [{ status: ORDER_STATUS.completed, date }],
  });
  const rating = Promise.resolve({ machine: ratingMachine, unsaved: { read: () => null, keep: () => undefined } });
  const { shown } = await draw(<OrderRated order={order} view={orderView(order)} now={NOON} />, {
    path,
    flows: { load: () => rating },
  });
  expect(shown()).toContain('How was it?');
  expect([[...new Set(scrolled)], document.activeElement?.id ?? '']).toEqual([led, focused]);
});
