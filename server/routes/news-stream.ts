import { Readable } from 'node:stream';
import type { NewsEnd, OrderNews } from '#contract/order-news.ts';

/** So much may wait to be read, bytes: who reads more slowly than news come is served better by polls. */
const UNREAD = 65_536;

export class NewsStream extends Readable {
  readonly #left: () => void;
  #isOver = false;

  /** @param left what to do once nobody reads it any more */
  constructor(left: () => void) {
    super({ highWaterMark: 16_384 });
    this.#left = left;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  order(news: OrderNews): void {
    this.#write(`id: ${news.sequence}\nevent: order\ndata: ${JSON.stringify(news)}\n\n`);
  }

  ready(sequence: number): void {
    this.#write(`id: ${sequence}\nevent: ready\ndata: {}\n\n`);
  }

  beat(): void {
    this.#write(': \n\n');
  }

  finish(reason: NewsEnd): void {
    if (this.#isOver) return;
    this.push(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`);
    this.#isOver = true;
    this.push(null);
  }

  #write(text: string): void {
    if (this.#isOver) return;
    this.push(text);
    if (this.readableLength > UNREAD) this.finish('too_slow');
  }

  // What there is to read is pushed when it comes.
  override _read(): void {}

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#isOver = true;
    this.#left();
    done(error);
  }
}
