import { expect, test } from 'vitest';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { PayCard } from '#src/features/checkout/basket/PayCard.tsx';
import { OrderPrice } from '#src/features/orders/detail/OrderPrice.tsx';
import { orderView } from '#src/features/orders/order.view.ts';
import { OrderPaid } from '#src/features/orders/thanks/OrderPaid.tsx';
import { OrderContents } from '#src/features/orders/tracking/OrderContents.tsx';
import { draw } from '../stage/draw.tsx';

const payment: OrderPayment = sampleInvoice.order_payment;
const TO_COME = /You get CHF\s2\.00 back in your wallet\./;
const THERE = /CHF\s2\.00 cashback is in your wallet\./;

test.for([
  { status: ORDER_STATUS.waitingForStore, cashback: 2, said: TO_COME },
  { status: ORDER_STATUS.completed, cashback: 2, said: THERE },
  { status: ORDER_STATUS.storeRejected, cashback: 2, said: null },
  { status: ORDER_STATUS.waitingForStore, cashback: undefined, said: null },
])('an order of status $status with cashback $cashback says $said', async ({ status, cashback, said }) => {
  const order = sampleOrder({ order_status: status, order_payment_detail: { ...payment, cashback } });
  const view = orderView(order);
  for (const screen of [
    <OrderContents key="way" order={order} view={view} isOpen onToggle={() => undefined} />,
    <OrderPrice key="detail" order={order} view={view} />,
    <OrderPaid key="thanks" order={order} view={view} />,
  ]) {
    const shown = (await draw(screen)).shown().join('\n');
    if (said) expect(shown).toMatch(said);
    else expect(shown).not.toMatch(/wallet/);
  }
});

test.for([2, undefined])('a basket with cashback %s says so', async (cashback) => {
  const pay = (
    <PayCard
      invoice={{ differences: [] } as never}
      promo={[{ is: 'notApplied', code: '', refusal: null }, () => undefined] as never}
      isGuest={false}
      payment={{ ...payment, cashback }}
      currency="CHF"
      isLeast={false}
      outdated={false}
      onAccept={() => undefined}
    />
  );
  const shown = (await draw(pay)).shown().join('\n');
  if (cashback) expect(shown).toMatch(TO_COME);
  else expect(shown).not.toMatch(/wallet/);
});
