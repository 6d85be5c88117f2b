import { expect, test } from 'vitest';
import { arrivalOf } from '#domain/orders/arrival.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { orderView } from '#src/features/orders/order.view.ts';
import { OrderArrival } from '#src/features/orders/thanks/OrderArrival.tsx';
import { OrderSent } from '#src/features/orders/thanks/OrderSent.tsx';
import { draw } from '../stage/draw.tsx';

const NOON = Date.parse('2026-11-20T11:00:00Z');

test.each([
  ['comes', { isPickup: false }, 'Arriving between 12:30 and 12:45.', '12:30 – 12:45'],
  ['is collected', { isPickup: true }, 'Ready between 12:30 and 12:45.', '12:30 – 12:45'],
  ['is late', { isPickup: false, estimated_at: '2026-11-20T11:50:00Z' }, 'Running late: now expected around 12:50 (was 12:45).', '12:50'],
])('the thanks for an order that %s tell one time', async (_, but, sentence, time) => {
  const order = sampleOrder({ estimated_at: '2026-11-20T11:30:00Z', latest_at: '2026-11-20T11:45:00Z', ...but });
  const known = { order, view: orderView(order), arrival: arrivalOf(order, NOON) };
  const { shown } = await draw(
    <>
      <p>
        <OrderSent {...known} />
      </p>
      <OrderArrival {...known} />
    </>,
  );
  expect(shown()[0]).toBe(`${known.view.storeName} has your order. ${sentence}`);
  expect(shown()).toContain(time);
});
