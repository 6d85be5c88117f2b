import { expect, test } from 'vitest';
import { AboutOrder } from '#src/features/pages/help/AboutOrder.tsx';
import { draw } from '../stage/draw.tsx';

const order = { orderId: 'a'.repeat(24), number: 1042, storeName: 'Café de la Rade', minutesLeft: 25 } as never;

test('whoever waits for an order is led from help to it', async () => {
  const { shown, press, path } = await draw(<AboutOrder order={order} />, { path: '/help' });
  expect(shown().slice(0, 3)).toEqual(['About order 1042?', 'Café de la Rade, about 25 min', 'link: Open it']);
  await press('Open it');
  expect(path()).toContain(`order_id=${'a'.repeat(24)}`);
});
