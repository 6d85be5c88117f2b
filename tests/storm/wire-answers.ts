/** What a column is called and holds. */
export type Column = { readonly name: string; readonly type: number };
export type WireAnswer = { readonly columns: readonly Column[] | null; readonly rows: readonly (readonly (string | null)[])[]; readonly error: Error | null; readonly affected: number };

const words = new TextDecoder();
const ERROR_FIELDS: Readonly<Record<string, string>> = { S: 'severity', C: 'code', M: 'message', D: 'detail', n: 'constraint', t: 'table', s: 'schema' };

/** Reads what the database answered, message by message. */
export function readAnswer(bytes: Uint8Array): WireAnswer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows: (string | null)[][] = [];
  let columns: Column[] | null = null;
  let error: Error | null = null;
  let affected = 0;
  let at = 0;
  const cString = () => {
    const end = bytes.indexOf(0, at);
    const read = words.decode(bytes.subarray(at, end));
    at = end + 1;
    return read;
  };
  while (at < bytes.length) {
    const letter = String.fromCharCode(bytes[at] ?? 0);
    const end = at + 1 + view.getInt32(at + 1);
    at += 5;
    if (letter === 'D') {
      const count = view.getInt16(at);
      at += 2;
      const row: (string | null)[] = [];
      for (let index = 0; index < count; index += 1) {
        const size = view.getInt32(at);
        at += 4;
        row.push(size < 0 ? null : words.decode(bytes.subarray(at, at + size)));
        at += Math.max(0, size);
      }
      rows.push(row);
    } else if (letter === 'T') {
      const count = view.getInt16(at);
      at += 2;
      columns = [];
      for (let index = 0; index < count; index += 1) {
        const name = cString();
        columns.push({ name, type: view.getInt32(at + 6) });
        at += 18;
      }
    } else if (letter === 'E') {
      const told: Record<string, string> = {};
      while (bytes[at] !== 0) {
        const field = String.fromCharCode(bytes[at] ?? 0);
        at += 1;
        told[ERROR_FIELDS[field] ?? field] = cString();
      }
      error = Object.assign(new Error(told.message), told);
    } else if (letter === 'C') affected = Number(/\d+$/.exec(cString())?.[0] ?? 0);
    at = end;
  }
  return { columns, rows, error, affected };
}
