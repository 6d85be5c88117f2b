import { expect, test, vi } from 'vitest';
import type { CancellationView } from '#machines/cancellation/cancellation.view.ts';
import { CancelActions } from '#src/features/orders/cancellation/CancelActions.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { free, offered } from './offered.ts';

async function foot(but: Partial<CancellationView> = {}) {
  const [send, onClose] = [vi.fn<(event: unknown) => void>(), vi.fn<() => void>()];
  const drawn = await draw(<CancelActions cancelling={{ ...offered, ...but }} currency="CHF" send={send} onClose={onClose} />);
  return { ...drawn, send, onClose };
}

test('what it costs stands on the button that cancels; the other keeps the order', async () => {
  const { shown, press, send, onClose } = await foot();
  expect(shown()).toEqual(['button: Keep my order', 'button: Cancel order free']);
  await press('Cancel order free');
  expect(send.mock.calls).toEqual([[{ type: 'cancelling.confirmed' }]]);
  await press('Keep my order');
  expect([send.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  expect((await foot({ offer: { ...free, kept: 250 } })).shown()[1]).toBe('button: Cancel order CHF 2.50 fee');
});

test.each([
  ['cancelling', 'Cancelling'],
  ['looking', 'Checking'],
] as const)('while it is %s nothing can be pressed, keeping least of all', async (is, label) => {
  const { shown, press, send, onClose } = await foot({ is });
  expect(shown()).toEqual(['button: Keep my order, disabled', `button: ${label}, disabled, busy`]);
  await press('Keep my order');
  await press(label);
  expect([send.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});

test('what can’t be cancelled any more leads back, or to help', async () => {
  const { shown, press, control, onClose } = await foot({ offer: { can: false, because: 'ready' } });
  expect(shown()).toEqual(['button: Back to my order', 'link: Get help']);
  expect(control('Get help').getAttribute('href')).toBe('/help');
  await press('Back to my order');
  expect(onClose).toHaveBeenCalledOnce();
});

test('where nobody knows, it is looked for again, or left', async () => {
  const { shown, press, send, onClose } = await foot({ is: 'unknown' });
  expect(shown()).toEqual(['button: Check again', 'button: Close']);
  await press('Check again');
  expect([send.mock.calls, onClose.mock.calls.length]).toEqual([[[{ type: 'retry.asked' }]], 0]);
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a refusal leads to the orders', async () => {
  const { shown, control } = await foot({ is: 'refused' });
  expect([shown(), control('See your orders').getAttribute('href')]).toEqual([['link: See your orders'], '/orders']);
});
