import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { CheckoutFailure } from '#machines/invoice/invoice.setup.ts';
import { TipRow } from '#src/features/checkout/payment/TipRow.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const NOT_POSSIBLE: CheckoutFailure = { kind: 'refused', code: 651, reason: 'tip_not_possible', details: null };

async function row({
  tip,
  coin = 5,
  failure = null,
}: { readonly tip?: number; readonly coin?: number | null; readonly failure?: CheckoutFailure | null } = {}) {
  const told = vi.fn();
  const flows = {
    invoice: [{ is: 'priced', fulfilment: { isPickup: false, time: null, tip }, invoice: null, failure, differences: [] }, vi.fn()],
    pay: [false, told],
  } as never;
  return { told, ...(await draw(<TipRow tips={[2, 4, 6]} coin={coin} flows={flows} currency="CHF" />)) };
}
const chosen = (shown: readonly string[]) => shown.filter((line) => line.startsWith('radio: ') && line.includes('checked'));

test('nothing is given before it is chosen', async () => {
  const { shown } = await row();
  expect(shown().filter((line) => line.startsWith('radio: '))).toHaveLength(5);
  expect(chosen(shown())).toEqual([expect.stringContaining('None')]);
});

test('until it is known what may be given, nothing can be chosen', async () => {
  const { shown } = await row({ coin: null });
  expect(shown().filter((line) => line.startsWith('radio: '))).toEqual([]);
});

test('one of the amounts that are offered is told at once, and so is none', async () => {
  const { told, press, shown } = await row({ tip: 400 });
  expect(chosen(shown())).toEqual([expect.stringContaining('CHF 4')]);
  await press('CHF 6');
  await press('None');
  expect(told.mock.calls).toEqual([[{ type: 'tip.chosen', tip: 600 }], [{ type: 'tip.chosen', tip: 0 }]]);
});

test('one’s own amount is told once it is one, and else what it may be stands beside it', async () => {
  const { told, press, type, shown } = await row();
  await press('Other');
  expect(told).not.toHaveBeenCalled();
  for (const wrong of ['100.05', '4.02', '']) {
    await type('Amount in CHF', wrong);
    await press('Add');
    expect(shown().join(' ')).toMatch(/Enter an amount up to CHF.100\.00, in steps of CHF.0\.05\./);
  }
  expect(told).not.toHaveBeenCalled();
  await type('Amount in CHF', '4,50');
  await press('Add');
  expect(told.mock.calls).toEqual([[{ type: 'tip.chosen', tip: 450 }]]);
});

test('one’s own amount is told when its field is left, once, and none while nothing is typed', async () => {
  const { told, press, type, control, shown } = await row();
  const leave = () => act(async () => control('Amount in CHF').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await press('Other');
  await leave();
  expect(shown().join(' ')).not.toContain('Enter an amount');
  await type('Amount in CHF', '8');
  await leave();
  expect(told.mock.calls).toEqual([[{ type: 'tip.chosen', tip: 800 }]]);
});

test('a field that is emptied and left gives no tip any more', async () => {
  const { told, type, control, shown } = await row({ tip: 450 });
  await type('Amount in CHF', '');
  await act(async () => control('Amount in CHF').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(told.mock.calls).toEqual([[{ type: 'tip.chosen', tip: 0 }]]);
  expect(shown().join(' ')).not.toContain('Enter an amount');
});

test('one’s own amount stands in its field again', async () => {
  const { shown } = await row({ tip: 450 });
  expect(chosen(shown())).toEqual([expect.stringContaining('Other')]);
  expect(shown().join(' ')).toContain('“4.50”');
});

test('what the server does not take is said beside it', async () => {
  const { shown } = await row({ tip: 450, failure: NOT_POSSIBLE });
  expect(shown().join(' ')).toContain('This tip can’t be given here. Choose another amount.');
});
