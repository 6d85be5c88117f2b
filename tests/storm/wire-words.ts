/** Words of PostgreSQL's wire, as bytes (its documentation, chapter 'Message Formats'). */
const LENGTH = 4;

/** A parameter as text; null for none. */
function spoken(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number);
}

/** Messages, one after another, written into memory that is used again and again. */
class Letter {
  #bytes = Buffer.alloc(65_536);
  #at = 0;

  #room(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const larger = Buffer.alloc(2 * (this.#at + more));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
  #letter(letter: string): void {
    this.#room(1);
    this.#bytes[this.#at] = letter.charCodeAt(0);
    this.#at += 1;
  }
  short(value: number): void {
    this.#room(2);
    this.#at = this.#bytes.writeInt16BE(value, this.#at);
  }
  long(value: number): void {
    this.#room(4);
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }
  text(words: string): void {
    this.#room(3 * words.length + 1);
    this.#at += this.#bytes.write(words, this.#at);
    this.#bytes[this.#at] = 0;
    this.#at += 1;
  }
  /** A value with its length before it; its length alone, and below 0, for none. */
  value(words: string | null): void {
    if (words === null) return this.long(-1);
    this.#room(LENGTH + 3 * words.length);
    const size = this.#bytes.write(words, this.#at + LENGTH);
    this.long(size);
    this.#at += size;
  }
  message(letter: string, write: () => void = () => undefined): void {
    this.#letter(letter);
    const begin = this.#at;
    this.long(0);
    write();
    this.#bytes.writeInt32BE(this.#at - begin, begin);
  }
  /** Everything that was written since, good until the next is. */
  take(): Uint8Array {
    const written = this.#bytes.subarray(0, this.#at);
    this.#at = 0;
    return written;
  }
}
const letter = new Letter();

/** Prepares a statement under a name and asks what it gives. */
export function prepare(name: string, statement: string): Uint8Array {
  letter.message('P', () => {
    letter.text(name);
    letter.text(statement);
    letter.short(0);
  });
  letter.message('D', () => {
    letter.text(`S${name}`);
  });
  letter.message('S');
  return letter.take();
}

/** Runs a prepared statement with its parameters, all in one breath. */
export function runPrepared(name: string, parameters: readonly unknown[]): Uint8Array {
  letter.message('B', () => {
    letter.text('');
    letter.text(name);
    letter.short(0);
    letter.short(parameters.length);
    for (const parameter of parameters) letter.value(spoken(parameter));
    letter.short(0);
  });
  letter.message('E', () => {
    letter.text('');
    letter.long(0);
  });
  letter.message('S');
  return letter.take();
}

/** Runs statements without parameters. */
export function runSimply(statements: string): Uint8Array {
  letter.message('Q', () => letter.text(statements));
  return letter.take();
}
