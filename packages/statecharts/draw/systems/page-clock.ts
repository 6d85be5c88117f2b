import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

type Wait = { readonly id: number; readonly due: number; readonly end: () => void };

/** A clock that stands until it is told to go on, and knows when the next wait ends. Milliseconds since the start. */
export class PageClock implements Clock {
  private time = 0;
  private next = 0;
  private waits: readonly Wait[] = [];

  public now(): number {
    return this.time;
  }

  public setTimeout(end: (...ended: unknown[]) => void, milliseconds: number): number {
    const id = this.next++;
    this.waits = [...this.waits, { id, due: this.time + milliseconds, end }].toSorted((a, b) => a.due - b.due);
    return id;
  }

  public clearTimeout(id: number): void {
    this.waits = this.waits.filter((wait) => wait.id !== id);
  }

  /** When the next wait ends; null when nothing waits. */
  public due(): number | null {
    return this.waits[0]?.due ?? null;
  }

  /** Goes to where the next wait ends, and ends every one that ends then. */
  public goOn(): void {
    const due = this.due();
    if (due === null) return;
    this.time = due;
    while (this.waits[0] && this.waits[0].due <= due) {
      const [first, ...later] = this.waits;
      this.waits = later;
      first.end();
    }
  }
}
