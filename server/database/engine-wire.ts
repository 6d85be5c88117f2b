import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { Engine } from './engine.ts';

type Done = (error?: Error | null) => void;

/** A connection to the embedded database, as the driver of PostgreSQL wants it: a socket that has nowhere to go. */
export class EngineWire extends Duplex {
  readonly #answer: (words: Uint8Array, done: (error: Error | null, answer: Uint8Array) => void) => void;

  constructor(engine: Engine) {
    super();
    this.#answer = callbackify(engine.answer);
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(words: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    this.#answer(words, (error, answer) => {
      if (error) return done(error);
      if (answer.length > 0) this.push(answer);
      done();
    });
  }

  override _writev(parts: { chunk: Uint8Array }[], done: Done): void {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }
}
