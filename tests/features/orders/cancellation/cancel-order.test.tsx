import { expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { CancelOrder } from '#src/features/orders/parts/CancelOrder.tsx';
import type { OrderToCancel } from '#src/features/orders/cancellation/order-to-cancel.ts';
import { draw } from '#tests/features/stage/draw.tsx';

const order = (but: object): OrderToCancel => ({ number: 24, currency: 'CHF', terms: sampleOrder(but) }) as never;

test('an order that can be cancelled says what that costs now, and opens its dialog', async () => {
  const onBegin = vi.fn<(wanted: OrderToCancel) => void>();
  const mine = order({ order_status: ORDER_STATUS.waitingForStore, can_cancel: true, cancel_charge: 0 });
  const { shown, press } = await draw(<CancelOrder order={mine} onBegin={onBegin} />);
  expect(shown()).toEqual(['Free until the store accepts', 'button: Cancel order 24']);
  await press('Cancel order 24');
  expect(onBegin.mock.calls).toEqual([[mine]]);
});
test('one that can’t be any more says so, and leads to help instead', async () => {
  const { shown, control } = await draw(
    <CancelOrder order={order({ order_status: ORDER_STATUS.ready, can_cancel: false })} onBegin={() => undefined} />,
  );
  expect(shown()).toEqual(['Can no longer be cancelled', 'link: Get help']);
  expect(control('Get help').getAttribute('href')).toBe('/help');
});
