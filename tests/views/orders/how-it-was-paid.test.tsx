import { expect, test } from 'vitest';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { orderView } from '#src/views/orders/order.view.ts';
import { OrderContents } from '#src/views/orders/tracking/OrderContents.tsx';
import { draw } from '../stage/draw.tsx';

test('the bill of an order that is followed says what wallet and card each paid', async () => {
  const order = sampleOrder({ payment_parts: { wallet_payment: 12.5, card_payment: 0.85, cash_payment: 0 } });
  const shown = (await draw(<OrderContents order={order} view={orderView(order)} />)).shown().join('\n');
  expect(shown).toMatch(/From your wallet\n.*12\.50/);
  expect(shown).toMatch(/By card\n.*0\.85/);
});
