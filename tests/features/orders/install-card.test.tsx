import { expect, test, vi } from 'vitest';
import { holdInstallPrompt, type InstallWay } from '#src/browser/install-prompt.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { InstallCard } from '#src/features/orders/thanks/InstallCard.tsx';
import { createHolder } from '#src/shop/holder.ts';
import { draw } from '../stage/draw.tsx';

/** A browser that would ask now, and what it holds back. */
function browser() {
  const store = memoryStore();
  const install = createHolder<InstallWay>();
  holdInstallPrompt(install.send);
  const prompt = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const wouldAsk = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const open = () => draw(<InstallCard />, { storage: createBrowserStorage(() => store), flows: { install } });
  return { prompt, wouldAsk, open, install };
}

test('nobody is asked where the browser would not ask', async () => {
  const { open } = browser();
  expect((await open()).shown()).toEqual([]);
});

test('the browser asks when its customer says so, and once', async () => {
  const { prompt, wouldAsk, open } = browser();
  expect(wouldAsk()).toBe(true);
  const { shown, press } = await open();
  expect(shown()).toEqual([
    'Keep Escale close',
    'No app store needed',
    'button: Close',
    'Menus you’ve seen, without a connection',
    'Your last orders, one tap away',
    'button: Install',
    'button: Not now',
  ]);
  await press('Install');
  expect([prompt.mock.calls.length, shown()]).toEqual([1, []]);
});

test('whoever does not want it now is not asked again', async () => {
  const { prompt, wouldAsk, open } = browser();
  wouldAsk();
  const { press } = await open();
  await press('Not now');
  expect([prompt.mock.calls.length, (await open()).shown()]).toEqual([0, []]);
});

test('where the browser has no such question its two steps are told', async () => {
  const { open, install } = browser();
  install.send({ is: 'byHand' });
  expect((await open()).shown()).toEqual([
    'Keep Escale close',
    'No app store needed',
    'button: Close',
    'Menus you’ve seen, without a connection',
    'Your last orders, one tap away',
    'Tap Share in your browser',
    'Choose “Add to Home Screen”',
  ]);
});
