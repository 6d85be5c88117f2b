import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lea } from '#machines/session/sample-customers.ts';
import type { Application } from '#src/app/application.ts';
import { keepTabsInStep } from '#src/app/in-step/keep-tabs-in-step.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

/** A page that began with a customer, or nobody, and hears of the other tabs only now that it stands. */
function pageOf(user: typeof lea | null) {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  const said: unknown[] = [];
  const cart: unknown[] = [];
  const flow = (seen: unknown, heard: unknown[]) => ({
    seen: () => seen,
    subscribe: () => () => undefined,
    send: (event: unknown) => heard.push(event),
    isThere: () => false,
  });
  const begin = () =>
    keepTabsInStep({
      flows: { session: flow({ context: { user } }, said), cart: flow({ is: 'loading' }, cart), location: flow({}, []) },
      queryClient: new QueryClient(),
      keeper,
    } as unknown as Application);
  return { keeper, begin, said, cart };
}

test('whoever signed out in another tab while the page came is signed out here too', () => {
  const { begin, said } = pageOf(lea);
  begin();
  expect(said).toEqual([{ type: 'otherTab.signedOut' }]);
});

test('whoever signed in meanwhile is signed in here', () => {
  const { keeper, begin, said } = pageOf(null);
  keeper.write('user', lea);
  begin();
  expect(said).toEqual([{ type: 'customer.signedIn', user: lea }]);
});

test('where nothing happened meanwhile nothing is said, and no basket is brought', () => {
  const { keeper, begin, said, cart } = pageOf(lea);
  keeper.write('user', lea);
  keeper.write('storefront.basket', 'another 3');
  begin();
  expect([said, cart]).toEqual([[], []]);
});
