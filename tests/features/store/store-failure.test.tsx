import { expect, test, vi } from 'vitest';
import { MenuLost } from '#src/features/store/menu/MenuLost.tsx';
import { StoreFailure } from '#src/features/store/StoreFailure.tsx';
import { createHolder } from '#src/shop/holder.ts';
import { draw } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';

const failure = (code?: number) =>
  (code ? { kind: 'refused', code, reason: null, details: null } : { kind: 'transport', cause: 'offline', retryAfterMs: null }) as never;
const flows = { headline: createHolder<string>(), cart: standingFlow({ is: 'filled' }) };

test('a store that is not there leads to all stores; one that cannot be asked is asked again, and the basket stays', async () => {
  const onRetry = vi.fn<() => void>();
  const gone = await draw(<StoreFailure failure={failure(634)} retrying={false} onRetry={onRetry} />, { flows });
  expect(gone.shown()).toEqual(['This store was not found', 'We’ve saved your basket.', 'link: See all stores']);
  const empty = { ...flows, cart: standingFlow({ is: 'empty' }) };
  const first = await draw(<StoreFailure failure={failure(634)} retrying={false} onRetry={onRetry} />, { flows: empty });
  expect(first.shown()).toEqual(['This store was not found', 'link: See all stores']);
  const silent = await draw(<StoreFailure failure={failure()} retrying={false} onRetry={onRetry} />, { flows });
  expect(silent.shown()[0]).toBe('The menu could not be loaded');
  expect(silent.shown()).toContain('link: See all stores');
  await silent.press('Try again');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a menu that is lost leaves what stands there, and is asked for again', async () => {
  const retry = vi.fn<() => void>();
  const broken = { kind: 'transport', cause: 'server', retryAfterMs: null } as const;
  const { shown, press } = await draw(<MenuLost lost={{ failure: broken, retrying: false, retry }} isWhole={false} />);
  expect(shown().join(' ')).toContain('The menu could not be loaded. Something went wrong on our side.');
  await press('Try again');
  expect(retry).toHaveBeenCalledOnce();
});

test('without a network what is kept of a menu stands, and what is missing needs a connection', async () => {
  const lost = { failure: failure(), retrying: false, retry: () => undefined };
  const part = await draw(<MenuLost lost={lost} isWhole={false} />);
  expect(part.shown()).toEqual(['This is as much of the menu as you opened before. The rest needs a connection.']);
  const whole = await draw(<MenuLost lost={lost} isWhole />);
  expect(whole.shown()).toEqual([]);
});
