import { expect, test, vi } from 'vitest';
import { MenuLost } from '#src/features/store/menu/MenuLost.tsx';
import { StoreFailure } from '#src/features/store/StoreFailure.tsx';
import { createHolder } from '#src/shop/holder.ts';
import { draw } from '../stage/draw.tsx';

const failure = (code?: number) =>
  (code ? { kind: 'refused', code, reason: null, details: null } : { kind: 'transport', cause: 'offline', retryAfterMs: null }) as never;
const flows = { headline: createHolder<string>() };

test('a store that is not there leads to all stores; one that cannot be asked is asked again, and the basket stays', async () => {
  const onRetry = vi.fn<() => void>();
  const gone = await draw(<StoreFailure failure={failure(634)} retrying={false} onRetry={onRetry} />, { flows });
  expect(gone.shown()).toEqual(['This store was not found', 'We’ve saved your basket.', 'link: See all stores']);
  const silent = await draw(<StoreFailure failure={failure()} retrying={false} onRetry={onRetry} />, { flows });
  expect(silent.shown()[0]).toBe('The menu could not be loaded');
  expect(silent.shown()).toContain('link: See all stores');
  await silent.press('Try again');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a menu that is lost leaves what stands there, and is asked for again', async () => {
  const retry = vi.fn<() => void>();
  const { shown, press } = await draw(<MenuLost lost={{ failure: failure(), retrying: false, retry }} />);
  expect(shown().join(' ')).toContain('The menu could not be loaded. No connection. Check your network and try again.');
  await press('Try again');
  expect(retry).toHaveBeenCalledOnce();
});
