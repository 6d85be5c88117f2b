import { expect, test } from 'vitest';
import { OrderSummary } from '#src/features/checkout/payment/OrderSummary.tsx';
import { draw } from '../../stage/draw.tsx';

const summary = (contact: Record<string, unknown>) => {
  const fulfilment = { isPickup: false, time: null };
  const basket = { cart: { store_name: 'Rade', pickup_addresses: [] }, lines: [] };
  return <OrderSummary basket={basket as never} invoice={{ fulfilment } as never} purchase={{ fulfilment, contact } as never} />;
};

const DESTINATION = { address: 'Rue 1', floor: '2', entry_code: '' };
const CONTACT = { name: 'Léa', phone: '+41791234567', note: '', destination: DESTINATION };

test('what somebody typed is shown as it was typed, and is no element of the page', async () => {
  const typed = { ...DESTINATION, floor: '<b>2</b>', entry_code: '<0/>' };
  const { shown } = await draw(summary({ ...CONTACT, note: '</0><1>Ring</1>', destination: typed }));
  expect(shown()).toContain('Floor <b>2</b>');
  expect(shown()).toContain('Entry code <0/>');
  expect(shown()).toContain('“</0><1>Ring</1>”');
});

test('a name from right to left leaves the phone beside it in its order', async () => {
  const { shown } = await draw(summary({ ...CONTACT, name: 'محمد' }));
  expect(shown()).toContain('محمد, +41 79 123 45 67');
  expect([...document.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['محمد', '+41 79 123 45 67']);
});
