import { QueryClient, type QueryState } from '@tanstack/react-query';
import { orderOptions } from '#src/api/orders.ts';
import { waysToPayOptions } from '#src/api/ways-to-pay.ts';
import { switchWallet } from '#src/features/payment/use-wallet-switch.ts';
import { GENEVA } from '../server/parcel.ts';
import type { Tab } from './tab.ts';

export type Read<T> = { readonly is: 'idle' | 'asking' | 'failed' } | { readonly is: 'there'; readonly value: T };

function asRead<T>(state: QueryState<T, Error> | undefined): Read<T> {
  if (!state) return { is: 'idle' };
  if (state.fetchStatus === 'fetching') return { is: 'asking' };
  return state.data === undefined || state.status === 'error' ? { is: 'failed' } : { is: 'there', value: state.data };
}

/** What a tab's pages read beside their flows, as the application asks and keeps it: how can be paid, and how the order fares. */
export class Reads {
  readonly queryClient = new QueryClient();
  readonly #tab: Tab;
  #isSwitching = false;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  ways() {
    return this.#isSwitching ? ({ is: 'asking' } as const) : asRead(this.queryClient.getQueryState(this.#waysOptions().queryKey));
  }
  askWays(): void {
    const options = this.#waysOptions();
    if (options.enabled !== false) this.queryClient.fetchQuery(options).catch(() => undefined);
  }
  /** The payment's dialog is closed: what stood in it is asked for anew when it opens. */
  forgetWays(): void {
    if (this.ways().is !== 'asking') this.queryClient.removeQueries(this.#waysOptions());
  }

  /** Presses the wallet's switch; the page waits for the answer, and asks anew how can be paid. */
  switchWallet(isUsed: boolean): void {
    this.#isSwitching = true;
    const wish = { customerId: this.#tab.user()?._id ?? '', isUsed };
    void switchWallet(this.#tab.api, this.queryClient)(wish, new AbortController().signal).finally(() => {
      this.#isSwitching = false;
      this.askWays();
    });
  }

  order() {
    return asRead(this.queryClient.getQueryState(this.#orderOptions().queryKey));
  }
  askOrder(): void {
    const options = this.#orderOptions();
    if (this.#tab.orderId !== null && options.enabled) this.queryClient.fetchQuery(options).catch(() => undefined);
  }

  #waysOptions() {
    const { api, cart, page } = this.#tab;
    const basket = cart.flow.getSnapshot();
    const cityId = page === 'courier' ? GENEVA : 'cart' in basket ? basket.cart?.city_id : null;
    return waysToPayOptions(api, this.#tab.user()?._id ?? '', cityId ?? undefined);
  }
  #orderOptions() {
    const { api, orderId } = this.#tab;
    return orderOptions(api, this.#tab.user()?._id ?? null, orderId ?? '');
  }
}
