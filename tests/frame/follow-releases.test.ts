import { afterEach, expect, test, vi } from 'vitest';
import { followReleases } from '#src/browser/follow-releases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page whose part is gone loads itself anew where a newer release stands: not without a connection, nor beside an order', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const asked = vi.fn<() => Promise<unknown>>();
  vi.stubGlobal('fetch', asked);
  let isOrdering = false;
  followReleases(() => isOrdering);
  const losePart = async () => {
    window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  asked.mockRejectedValueOnce(new TypeError('offline'));
  await losePart();
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  asked.mockResolvedValue({ ok: true, text: () => Promise.resolve('/assets/newer/main.js') });
  isOrdering = true;
  await losePart();
  expect(reload).not.toHaveBeenCalled();
  isOrdering = false;
  await losePart();
  expect(reload).toHaveBeenCalledOnce();
});
