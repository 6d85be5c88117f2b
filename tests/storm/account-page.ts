import type { ActorRefFrom } from 'xstate';
import { runningOrderCalls } from '#contract/calls/running-orders.ts';
import { walletCalls } from '#contract/calls/wallet.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import type { cardsMachine } from '#machines/cards/cards.machine.ts';
import type { Api } from '#src/api/api.ts';
import { cardsWith } from '#src/flows/cards/cards-ports.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import { actorOn } from './flow-on-clock.ts';
import type { Run } from './run.ts';

/** The specification's type of a top-up by the customer. */
const TOP_UP_TYPE = 7;
/** What somebody asked for once stands: being asked, done, or not (yet). */
type Wish = 'idle' | 'asking' | 'done' | 'failed';

/** What a tab shows of its customer's account: the saved cards, a wallet that is topped up, an order that is cancelled. */
export class AccountPage {
  cards: ActorRefFrom<typeof cardsMachine> | null = null;
  topUp: Wish = 'idle';
  cancelling: Wish = 'idle';
  readonly #run: Run;
  readonly #api: Api;
  readonly #provider: CardProvider;
  readonly #isOpen: () => boolean;

  constructor(run: Run, api: Api, provider: CardProvider, isOpen: () => boolean) {
    this.#run = run;
    this.#api = api;
    this.#provider = provider;
    this.#isOpen = isOpen;
  }

  openCards(): ActorRefFrom<typeof cardsMachine> {
    this.cards ??= actorOn(
      this.#run,
      cardsWith(this.#api, () => Promise.resolve(this.#provider)),
    ).start();
    return this.cards;
  }
  leaveCards(): void {
    this.cards?.stop();
    this.cards = null;
  }

  /** Has a card bring money into the wallet. `key` is the browser's of this intention, `amount` in major units. */
  topUpWallet(asked: { readonly key: string; readonly amount: number }): void {
    if (this.topUp === 'asking') return;
    this.topUp = 'asking';
    const ask = async () => {
      this.topUp = (await this.#topUp(asked)) ? 'done' : 'failed';
    };
    void ask();
  }
  async #topUp({ key, amount }: { readonly key: string; readonly amount: number }): Promise<boolean> {
    const begun = await this.#api.call(walletCalls.get_stripe_payment_intent_wallet, {
      payment_id: CARD_GATEWAY_ID,
      amount,
      type: TOP_UP_TYPE,
      top_up_key: key,
    });
    if (!begun.ok || !this.#isOpen()) return false;
    const { client_secret: clientSecret, payment_method: paymentMethod, last_four } = begun.value;
    const confirmed = await this.#provider.confirmPayment({ clientSecret, paymentMethod }, new AbortController().signal);
    if ((!confirmed.ok && confirmed.failure.kind === 'declined') || !this.#isOpen()) return false;
    const [intent = ''] = clientSecret.split('_secret_');
    const added = await this.#api.call(walletCalls.add_wallet_amount, {
      payment_id: CARD_GATEWAY_ID,
      payment_intent_id: intent,
      last_four,
      type: TOP_UP_TYPE,
    });
    return added.ok;
  }

  /** Cancels an order on the terms of the status that was seen. */
  cancel(orderId: string, status: number): void {
    if (this.cancelling === 'asking') return;
    this.cancelling = 'asking';
    const ask = async () => {
      const { ok } = await this.#api.call(runningOrderCalls.user_cancel_order, {
        order_id: orderId,
        order_status: status,
        cancel_reason: 'a storm',
      });
      this.cancelling = ok ? 'done' : 'failed';
    };
    void ask();
  }

  /** What keeps the customer waiting here. */
  busyWith(isBeforeTheBank: boolean): string[] {
    const cards = this.cards?.getSnapshot();
    return [
      ...(cards?.hasTag('busy') && !isBeforeTheBank ? [`cards (${JSON.stringify(cards.value)})`] : []),
      ...(this.topUp === 'asking' && !isBeforeTheBank ? ['top-up'] : []),
      ...(this.cancelling === 'asking' ? ['cancelling'] : []),
    ];
  }
}
