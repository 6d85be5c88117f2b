import { toCardsView } from '#machines/cards/cards.view.ts';
import type { Random } from '#statecharts/random.ts';
import type { Tab } from './tab.ts';
import type { Tries } from './tries.ts';
import type { Wishes } from './wishes.ts';

/** How often another card is made the default, and how often one is removed: where the first time was lost, the next one says so. */
const CHOICES = 2;
const REMOVALS = 2;
/** How often somebody thinks better of what they began. */
const SECOND_THOUGHTS = 0.25;

export class CardErrands {
  readonly #random: Random;
  readonly #tries: Tries;
  #toAdd: number;
  #choices: number;
  #removals: number;

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
    const actor = tab.account.openCards();
    const { is, failure, decline, news } = toCardsView(actor.getSnapshot());
    if (is === 'loading' || is === 'adding' || is === 'changing') return true;
    if ((failure !== null || decline !== null) && this.#tries.isOneTooMany()) this.#giveUp();
    else if (is === 'unavailable') actor.send({ type: 'retry.asked' });
    else if (is === 'unsaved') actor.send(this.#thinksBetter() ? { type: 'card.reconsidered' } : { type: 'retry.asked' });
    else if (is === 'filling')
      actor.send(this.#thinksBetter() ? { type: 'card.reconsidered' } : { type: 'card.given', holder: 'Ada Storm', isKept: true });
    else if (is === 'sure') actor.send({ type: this.#thinksBetter() ? 'removal.reconsidered' : 'removal.confirmed' });
    else if (news !== null) {
      this.#count(news.is);
      actor.send({ type: 'news.read' });
    } else this.#begin(tab);
    return true;
  }

  #thinksBetter(): boolean {
    return this.#random.chance(SECOND_THOUGHTS);
  }

  #count(done: 'added' | 'chosen' | 'removed'): void {
    if (done === 'added') this.#toAdd = 0;
    else if (done === 'chosen') this.#choices -= 1;
    else this.#removals -= 1;
  }

  /** The list stands there: the next wish. */
  #begin(tab: Tab): void {
    const actor = tab.account.openCards();
    const { cards } = toCardsView(actor.getSnapshot());
    const others = cards.filter(({ is_default }) => !is_default);
    if (this.#toAdd > 0) actor.send({ type: 'card.wanted' });
    else if (others.length === 0) this.#giveUp();
    else if (this.#choices > 0) actor.send({ type: 'default.chosen', cardId: this.#random.pick(others)._id });
    // The default may go as well: another one takes its place.
    else actor.send({ type: 'removal.asked', cardId: this.#random.pick(cards)._id });
  }

  #giveUp(): void {
    this.#toAdd = 0;
    this.#choices = 0;
    this.#removals = 0;
  }
}
