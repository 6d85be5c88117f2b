import { toCardsView } from '../../machines/cards/cards.view.ts';
import type { Wishes } from './person.ts';
import type { Random } from './random.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';

const MOST_TRIES = 3;
/** What is put into the wallet, francs. */
const TOP_UP_AMOUNT = 30;
/** How often another card is made the default: where the first choice was lost, the next one says so. */
const CHOICES = 2;

/** What somebody does about their account around a purchase: adds a card, chooses another one, tops the wallet up, cancels the order. */
export class AccountErrands {
  readonly #run: Run;
  readonly #random: Random;
  readonly #wishes: Wishes;
  #cardsToAdd: number;
  #choices: number;
  #tries = 0;
  #isToppedUp = false;
  #isCancelled = false;
  #topUpKey: string | null = null;
  #acceptsMeanwhile: boolean;

  constructor(run: Run, wishes: Wishes, random: Random) {
    this.#run = run;
    this.#wishes = wishes;
    this.#random = random;
    this.#cardsToAdd = wishes.addsCard ? 1 : 0;
    this.#choices = wishes.choosesCard ? CHOICES : 0;
    this.#acceptsMeanwhile = wishes.cancels && random.chance(0.4);
  }

  /** Does the next thing that is left to do before shopping. Says whether there was one. */
  act(tab: Tab): boolean {
    return this.#seeToCards(tab) || this.#seeToWallet(tab);
  }

  #seeToCards(tab: Tab): boolean {
    if (this.#cardsToAdd + this.#choices === 0) {
      tab.account.leaveCards();
      return false;
    }
    const actor = tab.account.openCards();
    const { is, cards, failure, news } = toCardsView(actor.getSnapshot());
    if (is === 'loading' || is === 'adding' || is === 'changing') return true;
    if (failure !== null && (this.#tries += 1) > MOST_TRIES) {
      this.#cardsToAdd = 0;
      this.#choices = 0;
      return true;
    }
    if (is === 'unavailable' || is === 'unsaved') actor.send({ type: 'retry.asked' });
    else if (is === 'filling') actor.send({ type: 'card.given', holder: 'Ada Storm' });
    else if (is === 'sure') actor.send({ type: 'removal.reconsidered' });
    else if (news?.is === 'added') {
      this.#cardsToAdd = 0;
      actor.send({ type: 'news.read' });
    } else if (news?.is === 'chosen') {
      this.#choices -= 1;
      actor.send({ type: 'news.read' });
    } else if (this.#cardsToAdd > 0) actor.send({ type: 'card.wanted' });
    else {
      const others = cards.filter(({ is_default }) => !is_default);
      if (others.length === 0) this.#choices = 0;
      else actor.send({ type: 'default.chosen', cardId: this.#random.pick(others)._id });
    }
    return true;
  }

  #seeToWallet(tab: Tab): boolean {
    if (!this.#wishes.topsUp || this.#isToppedUp) return false;
    const { account } = tab;
    if (account.topUp === 'asking') return true;
    if (account.topUp === 'done' || (account.topUp === 'failed' && (this.#tries += 1) > MOST_TRIES)) {
      this.#isToppedUp = true;
      return false;
    }
    // Whoever remembers the key asks for the same top-up again; a page that was loaded anew asks for another one.
    this.#topUpKey ??= `top-up ${this.#random.between(0, 1e9)}`;
    account.topUpWallet({ key: this.#topUpKey, amount: TOP_UP_AMOUNT });
    if (this.#random.chance(this.#wishes.impatience)) account.topUpWallet({ key: this.#topUpKey, amount: TOP_UP_AMOUNT });
    return true;
  }

  /** Whether an order, once it is there, is still to be cancelled. */
  wantsToCancel(): boolean { return this.#wishes.cancels && !this.#isCancelled && this.#tries <= MOST_TRIES; }

  /** Cancels the order that a tab follows, where that is wished for. Says whether that goes on. */
  cancel(tab: Tab): boolean {
    const { account, poll, orderId } = tab;
    this.#isCancelled ||= account.cancelling === 'done';
    if (!this.wantsToCancel() || orderId === null) return false;
    if (account.cancelling === 'asking' || poll.is === 'asking') return true;
    if (account.cancelling === 'failed') {
      this.#tries += 1;
      account.cancelling = 'idle';
      tab.askOrder();
    } else if (poll.is !== 'there') tab.askOrder();
    else {
      // The store may say yes just now: one of the two wins.
      if (this.#acceptsMeanwhile) this.#run.storeAccepts(orderId);
      this.#acceptsMeanwhile = false;
      account.cancel(orderId, poll.value);
    }
    return true;
  }

  /** The page was loaded anew: what it knew of a top-up is gone. */
  forget(): void {
    if (this.#random.chance(0.5)) this.#topUpKey = null;
  }
}
