/** How often something that did not work is tried again, before somebody gives it up. */
export class Tries {
  readonly #most: number;
  #made = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more that did not work. Says whether that was one too many. */
  isOneTooMany(): boolean {
    return (this.#made += 1) > this.#most;
  }
  areUsedUp(): boolean {
    return this.#made > this.#most;
  }
}
