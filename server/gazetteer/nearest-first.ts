type Waiting<Item> = { readonly item: Item; readonly cost: number };

/** What waits for its turn, the cheapest first: a binary heap. Forty lines of our own, where the packages for it have types and options that nobody here asks for. */
export class NearestFirst<Item> {
  readonly #heap: Waiting<Item>[] = [];

  add(item: Item, cost: number): void {
    const heap = this.#heap;
    let at = heap.push({ item, cost }) - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.#costAt(above) > cost; above = (at - 1) >> 1) {
      this.#swap(at, above);
      at = above;
    }
  }

  take(): Waiting<Item> | null {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (!first || !last) return null;
    if (this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#sink();
    }
    return first;
  }

  #sink(): void {
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = this.#costAt(right) < this.#costAt(left) ? right : left;
      if (this.#costAt(below) >= this.#costAt(at)) return;
      this.#swap(at, below);
      at = below;
    }
  }

  #costAt(at: number): number {
    return this.#heap[at]?.cost ?? Infinity;
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (!a || !b) return;
    this.#heap[one] = b;
    this.#heap[other] = a;
  }
}
