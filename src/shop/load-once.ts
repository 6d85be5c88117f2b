import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import type { BrowserStorages } from '../browser/owned-draft.ts';
import type { CartFlow } from './cart/cart-flow.ts';
import type { LocationFlow } from './place/location-flow.ts';
import { once } from './once.ts';
import type { PendingPaymentStore } from './payment/pending-payment-types.ts';
import type { FirstPriceShown } from './payment/first-price.ts';
import type { ActiveOrdersFlow } from './active-orders/active-orders-flow.ts';
import type { SessionFlow } from './session/session-flow.ts';
import type { Toasts } from './toasts/toasts.ts';
import type { FulfilmentTimeFlow } from './fulfilment/fulfilment-time-flow.ts';

export type FlowDeps = BrowserStorages & {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly clock: ServerClock;
  readonly toasts: Toasts;
  readonly location: LocationFlow;
  readonly session: SessionFlow;
  readonly cart: CartFlow;
  readonly fulfilmentTime: FulfilmentTimeFlow;
  readonly activeOrders: ActiveOrdersFlow;
  readonly pendingPayment: PendingPaymentStore;
  readonly firstPrice: FirstPriceShown;
  readonly load: LoadOnce;
};

/** Loads a part that only some screens need: the logic of a flow, or what draws a map. It stands beside the screens' hook and comes with them. */
export type Loader<Part> = (deps: FlowDeps) => Promise<Part>;

export type LoadOnce = <Part>(loader: Loader<Part>) => Promise<Part>;

export function createLoadOnce(deps: Omit<FlowDeps, 'load'>): LoadOnce {
  const known = new Map<Loader<unknown>, () => Promise<unknown>>();
  const load: LoadOnce = <Part>(loader: Loader<Part>) => {
    const before = known.get(loader) as (() => Promise<Part>) | undefined;
    const part = before ?? once(() => loader({ ...deps, load }));
    known.set(loader, part);
    return part();
  };
  return load;
}
