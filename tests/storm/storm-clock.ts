/** What waits for its moment. A promise that it gives is waited for before time goes on. */
type Due = { readonly at: number; readonly order: number; readonly happen: () => void | Promise<void> };

/** One for all, as it is made for every call that was answered long before. */
const TIME_IS_OVER = new Error('time is over');

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * The time of one run: it stands still until everything that a moment set off has happened, and then leaps to the next
 * moment that something waits for. Charts wait on it, the server reads it.
 */
export class StormClock {
  #now: number;
  #order = 0;
  readonly #waiting = new Map<number, Due>();

  readonly #afterwards: () => Promise<void>;

  /** @param afterwards done after each moment, before time goes on */
  constructor(start: number, afterwards: () => Promise<void> = () => Promise.resolve()) {
    this.#now = start;
    this.#afterwards = afterwards;
  }

  /** Epoch milliseconds. */
  now(): number {
    return this.#now;
  }

  /** Has something happen in some milliseconds. */
  after(milliseconds: number, happen: Due['happen']): number {
    this.#order += 1;
    this.#waiting.set(this.#order, { at: this.#now + Math.max(0, milliseconds), order: this.#order, happen });
    return this.#order;
  }

  /** A signal that ends in some milliseconds. */
  endAfter(milliseconds: number): AbortSignal {
    const ending = new AbortController();
    this.after(milliseconds, () => ending.abort(TIME_IS_OVER));
    return ending.signal;
  }

  // The names that XState's clock has.
  setTimeout(happen: () => void, milliseconds: number): number {
    return this.after(milliseconds, happen);
  }
  clearTimeout(id: unknown): void {
    this.#waiting.delete(id as number);
  }

  #next(): Due | null {
    let next: Due | null = null;
    for (const due of this.#waiting.values()) if (!next || due.at < next.at || (due.at === next.at && due.order < next.order)) next = due;
    return next;
  }

  /** Lets time pass until an instant, or until `isEnough` says so after something happened. */
  async until(instant: number, isEnough: () => boolean = () => false): Promise<void> {
    await turnOfTheLoop();
    for (let due = this.#next(); due !== null && due.at <= instant && !isEnough(); due = this.#next()) {
      this.#waiting.delete(due.order);
      this.#now = Math.max(this.#now, due.at);
      await due.happen();
      await turnOfTheLoop();
      await this.#afterwards();
    }
    if (!isEnough()) this.#now = Math.max(this.#now, instant);
  }
}
