/** What a column is called and holds. */
export type Column = { readonly name: string; readonly type: number };
export type WireAnswer = {
  readonly columns: readonly Column[] | null;
  readonly rows: readonly (readonly (string | null)[])[];
  readonly error: Error | null;
  readonly affected: number;
};

const ERROR_FIELDS: Readonly<Record<string, string>> = {
  S: 'severity',
  C: 'code',
  M: 'message',
  D: 'detail',
  n: 'constraint',
  t: 'table',
  s: 'schema',
};
/** Between a column's name and its type, and after that. */
const BEFORE_TYPE = 6;
const OF_COLUMN = 18;

/** Texts that end with a zero. */
const endOf = (bytes: Buffer, at: number) => bytes.indexOf(0, at);

function readRow(bytes: Buffer, from: number): (string | null)[] {
  const count = bytes.readInt16BE(from);
  const row: (string | null)[] = [];
  let at = from + 2;
  for (let index = 0; index < count; index += 1) {
    const size = bytes.readInt32BE(at);
    at += 4;
    row.push(size < 0 ? null : bytes.toString('utf8', at, at + size));
    at += Math.max(0, size);
  }
  return row;
}

function readColumns(bytes: Buffer, from: number): Column[] {
  const count = bytes.readInt16BE(from);
  const columns: Column[] = [];
  let at = from + 2;
  for (let index = 0; index < count; index += 1) {
    const end = endOf(bytes, at);
    columns.push({ name: bytes.toString('utf8', at, end), type: bytes.readInt32BE(end + 1 + BEFORE_TYPE) });
    at = end + 1 + OF_COLUMN;
  }
  return columns;
}

function readError(bytes: Buffer, from: number): Error {
  const told: Record<string, string> = {};
  for (let at = from; bytes[at] !== 0; at = endOf(bytes, at) + 1) {
    const field = String.fromCharCode(bytes[at] ?? 0);
    told[ERROR_FIELDS[field] ?? field] = bytes.toString('utf8', at + 1, endOf(bytes, at));
  }
  return Object.assign(new Error(told.message), told);
}

/** Reads what the database answered, message by message. */
export function readAnswer(answered: Uint8Array): WireAnswer {
  const bytes = Buffer.from(answered.buffer, answered.byteOffset, answered.byteLength);
  const rows: (string | null)[][] = [];
  let columns: Column[] | null = null;
  let error: Error | null = null;
  let affected = 0;
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    const letter = String.fromCharCode(bytes[at] ?? 0);
    const from = at + 5;
    if (letter === 'D') rows.push(readRow(bytes, from));
    else if (letter === 'T') columns = readColumns(bytes, from);
    else if (letter === 'E') error = readError(bytes, from);
    else if (letter === 'C') affected = Number(/\d+$/.exec(bytes.toString('utf8', from, endOf(bytes, from)))?.[0] ?? 0);
  }
  return { columns, rows, error, affected };
}
