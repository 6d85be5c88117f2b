import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { PickupDialog } from '#src/features/checkout/payment/PickupDialog.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

const tomorrow = { date: '2026-11-28', start: '12:30', end: null, at: Date.parse('2026-11-28T11:30:00Z') };
const dialogAt = async (time: object | null, language: 'en' | 'fr' = 'en') => {
  const say = vi.fn<(event: unknown) => void>();
  const cart = { store_name: 'La Rade', pickup_addresses: [{ address: 'Quai 1' }] };
  const invoice = { fulfilment: { isPickup: true, time }, invoice: null, failure: null };
  const flows = { contact: [{ collects: { name: 'Léa', phone: '+41791234567' } }, say], invoice: [invoice, say] };
  const open: unknown = { basket: { cart }, flows, pricing: false };
  await draw(<PickupDialog {...(open as ComponentProps<typeof PickupDialog>)} />, {
    flows: { fulfilmentTime: standingFlow({}) },
    language,
    groups: ['payment', 'basket'],
  });
  return document.body.textContent;
};
const UNTIL = 'The store may have your order ready sooner. Once it’s ready, you can no longer cancel.';

test('an order for later says with its day when it is for, and until when it can be cancelled', async () => {
  expect(await dialogAt(tomorrow)).toContain(`Sat 28 Nov, 12:30${UNTIL}`);
  expect(await dialogAt(tomorrow, 'fr')).toContain('Une fois prête, elle ne peut plus être annulée.');
});
test('one for now does not', async () => expect(await dialogAt(null)).not.toContain(UNTIL));
