import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';
import { firstPriceShown, type FirstPrice } from './payment/first-price.ts';
import type { Toasts } from './toasts/toasts.ts';
import { FIRST_DIETS, type DietsFlow } from './diets/diets-flow.ts';
import { storedEats } from './diets/stored-eats.ts';
import { EMPTY, LOADING, UNAVAILABLE, type CartFlow } from './cart/cart-flow.ts';
import { firstLocation, type LocationFlow } from './place/location-flow.ts';
import { firstSession, type SessionFlow } from './session/session-flow.ts';
import { FIRST_WHEN, type FulfilmentTimeFlow } from './fulfilment/fulfilment-time-flow.ts';
import { lazyAddressSearch } from './place/address-search-flow.ts';
import { createLoadOnce } from './load-once.ts';
import { createHolder } from './holder.ts';
import { lazyFlow } from './lazy-flow.ts';
import { createLostFlows } from './lost-flows.ts';
import type { ActiveOrdersFlow } from './active-orders/active-orders-flow.ts';
import type { InstallWay } from '../browser/install-prompt.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import type { BrowserStorage } from '../browser/storage.ts';
import { pendingPaymentStore } from './payment/pending-payment-store.ts';

/**
 * The flows that live as long as the page. Their charts and ports come when they are first needed; until then a flow is seen
 * as it would begin (`tests/shop/first-views.test.ts`). Flows that live with a screen are loaded by its hook
 * (`use-….ts`), through `load`: nothing of them is in a first load that does not show them.
 */
export function createFlows({
  api,
  queryClient,
  storage,
  tabStorage,
  clock,
  toasts,
  firstPrice: pricedFirst,
  pageListens = () => Promise.resolve(),
}: {
  api: Api;
  queryClient: QueryClient;
  storage: BrowserStorage;
  tabStorage: BrowserStorage;
  clock: ServerClock;
  toasts: Toasts;
  firstPrice: FirstPrice | null;
  pageListens?: (() => Promise<unknown>) | undefined;
}) {
  const place = storage.read('current_location');
  const user = storage.read('user');
  const mayHaveBasket = user !== null || storage.read('cart_unique_token') !== null;
  const lost = createLostFlows();
  const location: LocationFlow = lazyFlow({
    lost,
    first: firstLocation(place),
    loader: async () =>
      (await import('./place/start-location.ts')).locationFlow(api, place, (now) => storage.write('current_location', now)),
  });
  const session: SessionFlow = lazyFlow({
    lost,
    first: firstSession(user),
    loader: async () => {
      const [{ sessionFlow }] = await Promise.all([import('./session/start-session.ts'), pageListens()]);
      return sessionFlow(api, user);
    },
  });
  const cart: CartFlow = lazyFlow({
    first: mayHaveBasket ? LOADING : EMPTY,
    loading: LOADING,
    missing: UNAVAILABLE,
    loader: async () =>
      (await import('./cart/start-cart.ts')).cartFlow(api, queryClient, { storage, tabStorage }, { location, session, toasts }),
  });
  const fulfilmentTime: FulfilmentTimeFlow = lazyFlow({
    lost,
    first: FIRST_WHEN,
    loader: async () => (await import('./fulfilment/start-fulfilment-time.ts')).fulfilmentTimeFlow({ api, storage, clock, cart }),
  });
  const activeOrders: ActiveOrdersFlow = lazyFlow({
    first: null,
    loader: async () => (await import('./active-orders/start-active-orders.ts')).activeOrdersFlow(api, session),
  });
  const eats = storedEats(storage, session);
  const diets: DietsFlow = lazyFlow({
    lost,
    first: FIRST_DIETS,
    loader: async () => (await import('./diets/start-diets.ts')).dietsFlow(api, { kept: eats, session }),
  });
  const ofThePage = {
    location,
    session,
    cart,
    fulfilmentTime,
    activeOrders,
    firstPrice: firstPriceShown(pricedFirst),
    pendingPayment: pendingPaymentStore(storage),
  };
  return {
    ...ofThePage,
    storages: { storage, tabStorage },
    eats,
    diets,
    lost,
    addressSearch: (isAround: boolean) => lazyAddressSearch(api, location, lost, isAround),
    headline: createHolder<string>(),
    keptSince: createHolder<string>(),
    install: createHolder<InstallWay>(),
    load: createLoadOnce({ api, queryClient, storage, tabStorage, clock, toasts, ...ofThePage }),
  };
}

export type Flows = ReturnType<typeof createFlows>;
