import type { ActorRefFrom } from 'xstate';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { toMinor } from '#domain/money.ts';
import type { cardsMachine } from '#machines/cards/cards.machine.ts';
import type { walletTopUpMachine } from '#machines/wallet-top-up/wallet-top-up.machine.ts';
import type { Api } from '#src/api/api.ts';
import { cardsWith } from '#src/features/payment/cards/cards-ports.ts';
import type { TopUpMemory } from '#src/features/account/top-up/pending-top-up.ts';
import { walletTopUpWith } from '#src/features/account/top-up/wallet-top-up-ports.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import { actorOn } from './flow-on-clock.ts';
import type { Run } from './run.ts';

/** No card's id: the server takes the default. */
const DEFAULT_CARD = '';
/** What somebody asked for once stands: being asked, done, or not (yet). */
type Wish = 'idle' | 'asking' | 'done' | 'failed';

export class AccountPage {
  cards: ActorRefFrom<typeof cardsMachine> | null = null;
  cancelling: Wish = 'idle';
  readonly #run: Run;
  readonly #api: Api;
  readonly #provider: CardProvider;
  readonly #memory: TopUpMemory;
  #topUp: ActorRefFrom<typeof walletTopUpMachine> | null = null;
  #isTopUpGiven = false;

  constructor(run: Run, api: Api, provider: CardProvider, memory: TopUpMemory) {
    this.#run = run;
    this.#api = api;
    this.#provider = provider;
    this.#memory = memory;
  }

  openCards(): ActorRefFrom<typeof cardsMachine> {
    this.cards ??= actorOn(
      this.#run,
      cardsWith(this.#api, () => Promise.resolve(this.#provider)),
      { onceId: null },
    ).start();
    return this.cards;
  }
  leaveCards(): void {
    this.cards?.stop();
    this.cards = null;
  }

  /** Has the default card bring money into the wallet, or goes on with what was left. `key` is the browser's of this intention, `amount` in major units. */
  topUpWallet({ key, amount }: { readonly key: string; readonly amount: number }): void {
    this.#topUp ??= this.#openTopUp();
    const actor = this.#topUp;
    this.#isTopUpGiven = true;
    actor.send({ type: 'retry.asked' });
    actor.send({ type: 'challenge.resumed' });
    actor.send({ type: 'topUp.wanted' });
    actor.send({ type: 'topUp.given', amount: toMinor(amount), cardId: DEFAULT_CARD, key });
  }
  #openTopUp() {
    const actor = actorOn(
      this.#run,
      walletTopUpWith(this.#api, { memory: this.#memory, cards: () => Promise.resolve(this.#provider), onCredited: () => undefined }),
      { resumed: this.#memory.read() },
    );
    actor.on('topUp.over', () => this.#memory.forget());
    return actor.start();
  }
  /** What became of the top-up that was asked for here, as its chart has it. */
  get topUp(): Wish {
    const snapshot = this.#topUp?.getSnapshot();
    if (!snapshot || !this.#isTopUpGiven) return 'idle';
    if (snapshot.matches('credited')) return 'done';
    return snapshot.hasTag('busy') || snapshot.matches('waiting') ? 'asking' : 'failed';
  }
  leaveTopUp(): void {
    this.#topUp?.stop();
    this.#topUp = null;
  }

  /** Cancels an order on the terms of the status that was seen. */
  cancel(orderId: string, status: number): void {
    if (this.cancelling === 'asking') return;
    this.cancelling = 'asking';
    const ask = async () => {
      const { ok } = await this.#api.call(activeOrderCalls.user_cancel_order, {
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
