import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import type { Sheet } from '#contract/payment-methods.ts';
import { CardErrands } from './card-errands.ts';
import type { Random } from '#statecharts/random.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';
import { Tries } from './tries.ts';
import type { Wishes } from './wishes.ts';

const MOST_TRIES = 3;
/** What is put into the wallet, francs. */
const TOP_UP_AMOUNT = 30;

const methodsOfTopUp = (sheets: readonly Sheet[]) => ({
  card: CARD_GATEWAY_ID,
  twint: TWINT_GATEWAY_ID,
  sheet: sheets.includes('apple_pay') ? APPLE_PAY_GATEWAY_ID : CARD_GATEWAY_ID,
});

/** What somebody does about their account around a purchase: sees to their cards, tops the wallet up, cancels the order. */
export class AccountErrands {
  readonly #run: Run;
  readonly #random: Random;
  readonly #wishes: Wishes;
  readonly #tries = new Tries(MOST_TRIES);
  readonly #cards: CardErrands;
  #isToppedUp = false;
  #isCancelled = false;
  #isReported = false;
  #topUpKey: string | null = null;
  #acceptsMeanwhile: boolean;

  constructor(run: Run, wishes: Wishes, random: Random) {
    this.#run = run;
    this.#wishes = wishes;
    this.#random = random;
    this.#cards = new CardErrands(wishes, random, this.#tries);
    this.#acceptsMeanwhile = wishes.cancels && random.chance(0.4);
  }

  /** Does the next thing that is left to do before shopping. Says whether there was one. */
  act(tab: Tab): boolean {
    return this.#cards.act(tab) || this.#seeToWallet(tab);
  }

  #seeToWallet(tab: Tab): boolean {
    if (!this.#wishes.topsUp || this.#isToppedUp) return false;
    const { account } = tab;
    if (account.topUp === 'asking') return true;
    if (account.topUp === 'done' || (account.topUp === 'failed' && this.#tries.isOneTooMany())) {
      this.#isToppedUp = true;
      return false;
    }
    // Whoever remembers the key asks for the same top-up again; a page that was loaded anew asks for another one.
    // What TWINT's customer said no to, or was approved on a sheet, is over, and the next press begins another.
    const { topsUpBy } = this.#wishes;
    if (topsUpBy === 'sheet' && tab.sheets === null) {
      void tab.askSheets();
      return true;
    }
    if (account.topUp === 'failed' && topsUpBy !== 'card') this.#topUpKey = null;
    this.#topUpKey ??= `top-up ${this.#random.between(0, 1e9)}`;
    const wish = { key: this.#topUpKey, amount: TOP_UP_AMOUNT, paymentId: methodsOfTopUp(tab.sheets ?? [])[topsUpBy] };
    account.topUpWallet(wish);
    if (this.#random.chance(this.#wishes.impatience)) account.topUpWallet(wish);
    return true;
  }

  wantsToCancel(): boolean {
    return this.#wishes.cancels && !this.#isCancelled && !this.#tries.areUsedUp();
  }

  /** Cancels the order that a tab follows, where that is wished for. Says whether that goes on. */
  cancel(tab: Tab): boolean {
    const { account, orderId } = tab;
    const order = tab.reads.order();
    this.#isCancelled ||= account.cancelling === 'done';
    if (!this.wantsToCancel() || orderId === null) return false;
    if (account.cancelling === 'asking' || order.is === 'asking') return true;
    if (account.cancelling === 'failed') {
      this.#tries.isOneTooMany();
      account.cancelling = 'idle';
      tab.reads.askOrder();
    } else if (order.is !== 'there') tab.reads.askOrder();
    else {
      // The store may say yes just now: one of the two wins.
      if (this.#acceptsMeanwhile) this.#run.storeAccepts(orderId);
      this.#acceptsMeanwhile = false;
      account.cancel(orderId, order.value.order.order_status);
    }
    return true;
  }

  wantsToReport(): boolean {
    return this.#wishes.reports && !this.#isReported && !this.#tries.areUsedUp();
  }

  /** Says what was wrong with an order that a tab follows, once it is received, where that is wished for. Says whether that goes on. */
  report(tab: Tab): boolean {
    const { account, orderId } = tab;
    if (!this.wantsToReport() || orderId === null) return false;
    const order = tab.reads.order();
    if (account.reporting === 'asking' || order.is === 'asking') return true;
    if (account.reporting === 'done') {
      this.#isReported = true;
      return false;
    }
    if (account.reporting === 'failed') {
      this.#tries.isOneTooMany();
      account.leaveProblem();
      tab.reads.askOrder();
    } else if (order.is !== 'there') tab.reads.askOrder();
    else if (order.value.order.order_problem) this.#isReported = true;
    else if (order.value.order.problem_terms) {
      const { cart_detail: cart, order_payment_detail: payment, problem_terms: terms } = order.value.order;
      account.report({ orderId, entries: cart.order_details, payment, terms }, this.#random);
    } else {
      if (this.#tries.isOneTooMany()) return false;
      this.#run.orderArrives(orderId);
      tab.reads.askOrder();
    }
    return true;
  }

  /** The page was loaded anew: what it knew of a top-up is gone. */
  forget(): void {
    if (this.#random.chance(0.5)) this.#topUpKey = null;
  }
}
