import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';
import { EMPTY } from '#src/shop/cart/cart-flow.ts';
import '#src/features/store/item/ItemDialog.tsx';
import { ItemDialogHost } from '#src/features/store/item/ItemDialogHost.tsx';
import { firstSign } from '#src/browser/when-active.ts';
import { PartLost } from '#src/browser/part-lost.ts';
import { usePreloadedItemDialog } from '#src/features/store/item/item-dialog-code.ts';
import type { TextGroup } from '#src/texts/texts.ts';
import { clearStage, draw } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';

/** Opens a pizza whose dialog comes as told: its words are the last that is asked for. */
async function open(loads: () => Promise<void>) {
  const asked = vi.fn<(...groups: TextGroup[]) => Promise<void>>(loads);
  const onClosed = vi.fn<() => void>();
  const view = <ItemDialogHost opened={{ item: pizza, editing: null, at: 0 }} currency="CHF" storeId="a" onClosed={onClosed} />;
  return { ...(await draw(view, { flows: { cart: standingFlow(EMPTY) }, loads: asked })), asked, onClosed };
}
const never = () => new Promise<void>(() => undefined);
const lost = () => Promise.reject<void>(new Error('The network is gone'));

const HEAD = ['dialog: Pizza', 'button: Close', 'Pizza', 'CHF 12.00'];
const OPENING = [...HEAD, 'status:', 'Loading'];
const LOST = [
  ...HEAD,
  'alert:',
  'This item could not be opened. Your basket hasn’t changed. Check your connection and try again.',
  'button: Try again',
];

// Somebody is there already: what waits for them is not what is looked at here.
beforeAll(async () => {
  window.dispatchEvent(new Event('pointerdown'));
  await firstSign;
});

describe('a dish that is opened before its dialog has come', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('loads the page anew where this browser remembers that it did not come', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const { press, asked } = await open(() => Promise.reject<void>(new PartLost(null, true)));
    await press('Try again');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledTimes(1);
    reload.mockRestore();
  });

  test('is there at once with what the menu knows of it, and says that it is opening', async () => {
    const { shown, asked } = await open(never);
    expect(shown()).toEqual(OPENING);
    expect(asked.mock.calls).toEqual([['store', 'diets']]);
    await passes(9_999);
    expect(shown()).toEqual(OPENING);
  });
  test('is lost after ten seconds, said once, and asked for again', async () => {
    const { shown, asked, press, until } = await open(never);
    await passes(10_000);
    expect(shown()).toEqual(LOST);
    await press('Try again');
    await until(() => asked.mock.calls.length === 2);
    expect(shown()).toEqual([...LOST.slice(0, -1), 'button: Loading, disabled, busy']);
    await passes(9_999);
    expect(shown().at(-1)).toBe('button: Loading, disabled, busy');
    await passes(1);
    expect(shown()).toEqual(LOST);
  });
  test('asks for nothing more once it was left', async () => {
    await draw(null);
    const waiting = vi.getTimerCount();
    const { asked } = await open(never);
    expect(vi.getTimerCount()).toBeGreaterThan(waiting);
    await clearStage();
    expect([vi.getTimerCount(), asked.mock.calls.length]).toEqual([waiting, 1]);
  });
  test('is fetched ahead, once the page has nothing better to do; that it does not come is said when it is opened', async () => {
    const asked = vi.fn<(...groups: TextGroup[]) => Promise<void>>(lost);
    function Ahead() {
      usePreloadedItemDialog();
      return null;
    }
    await draw(<Ahead />, { loads: asked });
    expect(asked).not.toHaveBeenCalled();
    await passes(2_000);
    expect(asked.mock.calls).toEqual([['store', 'diets']]);
    await draw(<Ahead />, { loads: asked });
    await clearStage();
    await passes(2_000);
    expect(asked.mock.calls.length).toBe(1);
  });
});

test('a dish that is opened when its dialog is there lets choose', async () => {
  const { shown, until } = await open(() => Promise.resolve());
  await until(() => shown().some((line) => line.startsWith('button: Add to basket')));
});
