/** Words of PostgreSQL's wire, as bytes (its documentation, chapter 'Message Formats'). */
const FIXED = 5;
const utf8 = new TextEncoder();

/** One message: its letter, its length, what it says. */
function message(letter: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(FIXED + size);
  bytes[0] = letter.charCodeAt(0);
  new DataView(bytes.buffer).setInt32(1, size + FIXED - 1);
  let at = FIXED;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
const text = (words: string) => utf8.encode(`${words}\0`);
const short = (value: number) => new Uint8Array([value >> 8, value & 255]);
const long = (value: number) => new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);

/** A parameter as text; null for none. */
function spoken(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number);
}

const SYNC = message('S');
/** Prepares a statement under a name and asks what it gives. */
export const prepare = (name: string, statement: string): Uint8Array => together(message('P', text(name), text(statement), short(0)), message('D', utf8.encode('S'), text(name)), SYNC);
/** Runs a prepared statement with its parameters, all in one breath. */
export function runPrepared(name: string, parameters: readonly unknown[]): Uint8Array {
  const values = parameters.flatMap((parameter) => {
    const words = spoken(parameter);
    if (words === null) return [long(0xff_ff_ff_ff)];
    const bytes = utf8.encode(words);
    return [long(bytes.length), bytes];
  });
  return together(message('B', text(''), text(name), short(0), short(parameters.length), ...values, short(0)), message('E', text(''), long(0)), SYNC);
}
/** Runs statements without parameters. */
export const runSimply = (statements: string): Uint8Array => message('Q', text(statements));

function together(...messages: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(messages.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of messages) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
