import { checkoutCalls } from '#contract/calls/checkout.ts';
import { runningOrderCalls } from '#contract/calls/running-orders.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Tab } from './tab.ts';

/** How a read that a page waits on stands. */
export type Read<T> = { readonly is: 'idle' | 'asking' | 'failed' } | { readonly is: 'there'; readonly value: T };

/** What a tab's pages read beside their flows: how can be paid, and how the order fares. */
export class PageReads {
  ways: Read<AnswerOf<typeof checkoutCalls.get_payment_gateway>> = { is: 'idle' };
  /** The status of the order that is followed. */
  poll: Read<number> = { is: 'idle' };
  readonly #tab: Tab;
  readonly #heard = new Set<(isWalletUsed: boolean) => void>();

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Who wants to know whether the wallet is used hears it with every answer. */
  readonly whenWaysAreTold = (heard: (isWalletUsed: boolean) => void): (() => void) => {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  };

  /** The payment's dialog is closed: what stood in it is asked for anew when it opens. */
  forgetWays(): void {
    if (this.ways.is !== 'asking') this.ways = { is: 'idle' };
  }

  /** Asks how can be paid, as the payment's dialog does when it opens. */
  askWays(): void {
    const { api, cart } = this.#tab;
    const view = cart.flow.seen();
    const cityId = 'cart' in view ? view.cart?.city_id : null;
    if (this.ways.is === 'asking' || !cityId) return;
    this.ways = { is: 'asking' };
    const ask = async () => {
      const answered = await api.call(checkoutCalls.get_payment_gateway, { city_id: cityId });
      this.ways = answered.ok ? { is: 'there', value: answered.value } : { is: 'failed' };
      if (answered.ok) this.#heard.forEach((heard) => heard(answered.value.is_use_wallet));
    };
    void ask();
  }

  /** Asks how the order fares, as the page that follows it does. */
  askOrder(): void {
    const { api, orderId } = this.#tab;
    if (this.poll.is === 'asking' || !orderId) return;
    this.poll = { is: 'asking' };
    const ask = async () => {
      const answered = await api.call(runningOrderCalls.get_order_detail, { order_id: orderId });
      this.poll = answered.ok ? { is: 'there', value: answered.value.order.order_status } : { is: 'failed' };
    };
    void ask();
  }
}
