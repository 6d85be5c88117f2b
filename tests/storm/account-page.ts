import { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { Random } from '#statecharts/random.ts';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { cardCalls } from '#contract/calls/cards.ts';
import type { Card } from '#contract/entities/card.ts';
import { ORDER_PROBLEMS, PROBLEM_WAYS } from '#contract/entities/order-problem.ts';
import { toMinor } from '#domain/money.ts';
import { needsCard } from '#domain/payment/methods.ts';
import { linesOf } from '#domain/orders/order-problem.ts';
import type { newCardMachine } from '#machines/new-card/new-card.machine.ts';
import type { orderProblemMachine } from '#machines/order-problem/order-problem.machine.ts';
import type { ProblemOrder } from '#machines/order-problem/order-problem.setup.ts';
import type { walletTopUpMachine } from '#machines/wallet-top-up/wallet-top-up.machine.ts';
import type { Api } from '#src/api/api.ts';
import { changeCard, type CardChange } from '#src/features/payment/cards/change-card.ts';
import { newCardWith } from '#src/features/payment/cards/new-card-ports.ts';
import { heldPhotos } from '#src/features/orders/problem/held-photos.ts';
import { orderProblemWith } from '#src/features/orders/problem/order-problem-ports.ts';
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
  /** The saved cards as the server told them last; null: to be asked for. */
  cards: readonly Card[] | null = null;
  /** What became of the last call about them. */
  cardCall: Wish = 'idle';
  cancelling: Wish = 'idle';
  readonly #run: Run;
  readonly #api: Api;
  readonly #provider: CardProvider;
  readonly #memory: TopUpMemory;
  #newCard: ActorRefFrom<typeof newCardMachine> | null = null;
  #topUp: ActorRefFrom<typeof walletTopUpMachine> | null = null;
  #isTopUpGiven = false;
  #problem: ActorRefFrom<typeof orderProblemMachine> | null = null;

  constructor(run: Run, api: Api, provider: CardProvider, memory: TopUpMemory) {
    this.#run = run;
    this.#api = api;
    this.#provider = provider;
    this.#memory = memory;
  }

  get newCard(): ActorRefFrom<typeof newCardMachine> {
    this.#newCard ??= actorOn(
      this.#run,
      newCardWith(this.#api, () => Promise.resolve(this.#provider)),
      { onceId: null },
    ).start();
    return this.#newCard;
  }
  askCards(): void {
    this.#callOfCards(async () => {
      const answered = await this.#api.call(cardCalls.get_card_list, {});
      if (answered.ok) this.cards = answered.value.cards;
      return answered.ok;
    });
  }
  /** The list is asked for anew unless the answer tells it. */
  changeCard(change: CardChange): void {
    this.#callOfCards(async () => {
      const answered = await changeCard(this.#api, change);
      this.cards = answered.ok ? answered.value : null;
      return answered.ok;
    });
  }
  #callOfCards(call: () => Promise<boolean>): void {
    if (this.cardCall === 'asking') return;
    this.cardCall = 'asking';
    const ask = async () => {
      this.cardCall = (await call()) ? 'done' : 'failed';
    };
    void ask();
  }
  leaveCards(): void {
    this.#newCard?.stop();
    this.#newCard = null;
    this.cards = null;
    this.cardCall = 'idle';
  }

  /** Has what pays, for a card the default one, bring money into the wallet, or goes on with what was left. `key` is the browser's of this intention, `amount` in major units. */
  topUpWallet({ key, amount, paymentId }: { readonly key: string; readonly amount: number; readonly paymentId: string }): void {
    this.#topUp ??= this.#openTopUp();
    const actor = this.#topUp;
    this.#isTopUpGiven = true;
    actor.send({ type: 'retry.asked' });
    actor.send({ type: 'challenge.resumed' });
    actor.send({ type: 'topUp.wanted' });
    const cardId = needsCard(paymentId) ? DEFAULT_CARD : null;
    actor.send({ type: 'topUp.given', amount: toMinor(amount), paymentId, cardId, key });
  }
  #openTopUp() {
    const actor = actorOn(
      this.#run,
      walletTopUpWith(this.#api, {
        memory: this.#memory,
        cards: () => Promise.resolve(this.#provider),
        onCredited: () => undefined,
        origin: () => 'https://shop.example',
      }),
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
  /** Says of the first line of an order that something was wrong with some of it. */
  report(order: ProblemOrder, random: Random): void {
    const actor = actorOn(this.#run, orderProblemWith(this.#api, new QueryClient(), heldPhotos()), order);
    this.#problem = actor;
    actor.subscribe(({ value, context: { reported } }) => {
      if (value === 'told' && reported) this.#run.tellsOfProblem(order.orderId, reported);
    });
    actor.start();
    const [first] = linesOf(order.entries);
    // One dish is below the limit up to which money goes back at once, most of several are above it.
    const quantity = random.chance(0.75) ? 1 : random.between(1, first?.quantity ?? 1);
    actor.send({ type: 'line.said', said: { line: 0, quantity, what: random.pick(ORDER_PROBLEMS), money_back: random.chance(0.8) } });
    actor.send({ type: 'way.picked', way: random.pick(PROBLEM_WAYS) });
    actor.send({ type: 'problem.sent' });
  }
  /** What became of the problem that was reported here; whoever heard no answer sends it once more. */
  get reporting(): Wish {
    const snapshot = this.#problem?.getSnapshot();
    if (!snapshot) return 'idle';
    if (snapshot.matches('told')) return 'done';
    if (snapshot.matches('unsent')) this.#problem?.send({ type: 'retry.asked' });
    return this.#problem?.getSnapshot().status === 'active' ? 'asking' : 'failed';
  }
  leaveProblem(): void {
    this.#problem?.stop();
    this.#problem = null;
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
    const newCard = this.#newCard?.getSnapshot();
    return [
      ...(newCard?.hasTag('busy') && !isBeforeTheBank ? [`new card (${JSON.stringify(newCard.value)})`] : []),
      ...(this.cardCall === 'asking' ? ['cards'] : []),
      ...(this.#problem?.getSnapshot().hasTag('busy') ? ['order problem'] : []),
      // On a payment sheet they take their time, as at the bank.
      ...(this.topUp === 'asking' && !isBeforeTheBank && !this.#topUp?.getSnapshot().matches('approving') ? ['top-up'] : []),
      ...(this.cancelling === 'asking' ? ['cancelling'] : []),
    ];
  }
}
