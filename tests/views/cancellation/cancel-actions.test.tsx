import { expect, test, vi } from 'vitest';
import type { CancellationView } from '#machines/cancellation/cancellation.view.ts';
import { CancelActions } from '#src/views/cancellation/CancelActions.tsx';
import { draw } from '../stage/draw.tsx';

const offer: CancellationView['offer'] = { can: true, kept: 0, afterwards: 250, until: 'storeAccepts', back: null };
const offered: CancellationView = {
  is: 'offered',
  offer,
  reason: 'other',
  words: '',
  isReasonless: false,
  hasMovedOn: false,
  failure: null,
};

async function foot(but: Partial<CancellationView> = {}) {
  const [send, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
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
  expect((await foot({ offer: { ...offer, kept: 250 } })).shown()).toContain('button: Cancel order CHF 2.50 kept');
});
