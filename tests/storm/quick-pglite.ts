import { types, type PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '#server/database/database.ts';
import type { DatabaseWeather, Line } from './database-weather.ts';
import { readAnswer, type WireAnswer } from './wire-answers.ts';
import { prepare, runPrepared, runSimply } from './wire-words.ts';

type Options = { readonly rowMode?: 'array' | 'object' };
type Results = { rows: unknown[]; fields: { name: string; dataTypeID: number }[]; affectedRows: number };
type Reader = (value: string) => unknown;
type Prepared = { readonly name: string; readonly fields: { name: string; dataTypeID: number }[]; readonly readers: readonly Reader[] };

const whole: Reader = (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value));
const json: Reader = (value) => JSON.parse(value) as unknown;
const asItIs: Reader = (value) => value;
const READERS: Readonly<Record<number, Reader>> = {
  [types.BOOL]: (value) => value === 't',
  [types.INT2]: Number,
  [types.INT4]: Number,
  [types.INT8]: whole,
  [types.FLOAT4]: Number,
  [types.FLOAT8]: Number,
  [types.JSON]: json,
  [types.JSONB]: json,
};

/** Says something to the engine, which answers at once. */
function ask(pglite: PGlite, words: Uint8Array): WireAnswer {
  const heard: Uint8Array[] = [];
  // What it says stands in its own memory, and is gone when it goes on.
  void pglite.execProtocolRawStream(words, {
    syncToFs: false,
    onRawData: (part) => {
      heard.push(part.slice());
    },
  });
  const [first] = heard;
  const answer = readAnswer(heard.length === 1 && first ? first : Buffer.concat(heard));
  if (answer.error) throw answer.error;
  return answer;
}

/**
 * The embedded database behind a quicker door for the storm's millions of queries: each statement is prepared once, and
 * runs in one message instead of five. The engine, its locks and its answers are the same.
 */
export function quickPglite(pglite: PGlite, weather: DatabaseWeather): OpenDatabase {
  const prepared = new Map<string, Prepared>();
  let turn: Promise<unknown> = Promise.resolve();

  /** One after another, as the embedded database has one connection. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const mine = turn.then(act);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const statementOf = (statement: string): Prepared => {
    const known = prepared.get(statement);
    if (known) return known;
    const name = `s${prepared.size + 1}`;
    const columns = ask(pglite, prepare(name, statement)).columns ?? [];
    const made = {
      name,
      fields: columns.map((column) => ({ name: column.name, dataTypeID: column.type })),
      readers: columns.map(({ type }) => READERS[type] ?? asItIs),
    };
    prepared.set(statement, made);
    return made;
  };
  const run = (statement: string, parameters: readonly unknown[] = [], { rowMode = 'object' }: Options = {}): Results => {
    const { name, fields, readers } = statementOf(statement);
    const { rows, affected } = ask(pglite, runPrepared(name, parameters));
    const values = rows.map((row) => row.map((value, index) => (value === null ? null : readers[index]?.(value))));
    return {
      rows:
        rowMode === 'array'
          ? values
          : values.map((row) => Object.fromEntries(row.map((value, index) => [fields[index]?.name ?? '', value]))),
      fields,
      affectedRows: affected,
    };
  };
  const inTransaction = (line: Line) => ({
    query: (statement: string, parameters?: unknown[], options?: Options) =>
      weather.through(line, () => Promise.resolve().then(() => run(statement, parameters, options))),
  });
  type Transaction = ReturnType<typeof inTransaction>;
  const client = {
    query: (statement: string, parameters?: unknown[], options?: Options) =>
      inTurn(() => weather.through({ isCut: false }, () => Promise.resolve().then(() => run(statement, parameters, options)))),
    transaction: <T>(act: (transaction: Transaction) => Promise<T>) =>
      inTurn(async () => {
        const line: Line = { isCut: false };
        const say = (words: string) => weather.through(line, () => Promise.resolve().then(() => ask(pglite, runSimply(words))));
        try {
          await say('begin');
          const result = await act(inTransaction(line));
          await say('commit');
          return result;
        } catch (error) {
          ask(pglite, runSimply('rollback'));
          throw error;
        }
      }),
  };
  return {
    database: drizzle(client as unknown as PGlite),
    kind: 'pglite',
    listen: () => Promise.resolve(() => Promise.resolve()),
    close: () => pglite.close(),
  };
}
