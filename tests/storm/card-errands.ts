import type { Card } from '#contract/entities/card.ts';
import { toNewCardView } from '#machines/new-card/new-card.view.ts';
import type { CardChange } from '#src/features/payment/cards/change-card.ts';
import type { Random } from '#statecharts/random.ts';
import type { Tab } from './tab.ts';
import type { Tries } from './tries.ts';
import type { Wishes } from './wishes.ts';

/** How often another card is made the default, and how often one is removed: where the first time was lost, the next one says so. */
const CHOICES = 2;
const REMOVALS = 2;
/** How often somebody thinks better of what they began. */
const SECOND_THOUGHTS = 0.25;

const isMade = ({ is, card }: CardChange, cards: readonly Card[]): boolean =>
  is === 'removed' ? cards.every(({ _id }) => _id !== card._id) : cards.some(({ _id, is_default }) => _id === card._id && is_default);

export class CardErrands {
  readonly #random: Random;
  readonly #tries: Tries;
  #toAdd: number;
  #choices: number;
  #removals: number;
  #change: CardChange | null = null;

  constructor(wishes: Wishes, random: Random, tries: Tries) {
    this.#random = random;
    this.#tries = tries;
    this.#toAdd = wishes.addsCard ? 1 : 0;
    this.#choices = wishes.choosesCard ? CHOICES : 0;
    this.#removals = wishes.removesCard ? REMOVALS : 0;
  }

  /** Does the next thing that is left to do. Says whether there was one. */
  act(tab: Tab): boolean {
    if (this.#toAdd + this.#choices + this.#removals === 0) {
      tab.account.leaveCards();
      return false;
    }
    const { account } = tab;
    const { newCard, cardCall } = account;
    const { is, failure, decline, added } = toNewCardView(newCard.getSnapshot());
    if (is === 'adding' || cardCall === 'asking') return true;
    const hasFailed = failure !== null || decline !== null || cardCall === 'failed';
    account.cardCall = 'idle';
    if (hasFailed && this.#tries.isOneTooMany()) this.#giveUp();
    else if (is === 'unsaved') newCard.send(this.#thinksBetter() ? { type: 'card.reconsidered' } : { type: 'retry.asked' });
    else if (is === 'filling')
      newCard.send(this.#thinksBetter() ? { type: 'card.reconsidered' } : { type: 'card.given', holder: 'Ada Storm', isKept: true });
    else if (added !== null) {
      this.#toAdd = 0;
      account.cards = null;
      newCard.send({ type: 'news.read' });
    } else if (account.cards === null) account.askCards();
    else this.#begin(tab);
    return true;
  }

  #thinksBetter(): boolean {
    return this.#random.chance(SECOND_THOUGHTS);
  }

  /** The list stands there: the next wish. A change that came counts, where its card says so. */
  #begin(tab: Tab): void {
    const { account } = tab;
    const cards = account.cards ?? [];
    if (this.#change !== null && isMade(this.#change, cards)) {
      if (this.#change.is === 'chosen') this.#choices -= 1;
      else this.#removals -= 1;
    }
    this.#change = null;
    if (this.#toAdd > 0) {
      account.newCard.send({ type: 'card.wanted' });
      return;
    }
    const others = cards.filter(({ is_default }) => !is_default);
    if (others.length === 0) {
      this.#giveUp();
      return;
    }
    if (this.#choices <= 0 && this.#removals <= 0) return;
    // The default may go as well: another one takes its place.
    this.#change =
      this.#choices > 0 ? { is: 'chosen', card: this.#random.pick(others) } : { is: 'removed', card: this.#random.pick(cards) };
    if (this.#change.is === 'removed' && this.#thinksBetter()) this.#change = null;
    else account.changeCard(this.#change);
  }

  #giveUp(): void {
    this.#toAdd = 0;
    this.#choices = 0;
    this.#removals = 0;
  }
}
