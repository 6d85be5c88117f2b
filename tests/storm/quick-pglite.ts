import { types, type PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../../server/database/database.ts';
import { readAnswer, type Column, type WireAnswer } from './wire-answers.ts';
import { prepare, runPrepared, runSimply } from './wire-words.ts';

type Options = { readonly rowMode?: 'array' | 'object'; readonly parsers?: Readonly<Record<number, (value: string) => unknown>> };
type Results = { rows: unknown[]; fields: { name: string; dataTypeID: number }[]; affectedRows: number };

const whole = (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value));
const PARSERS: Readonly<Record<number, (value: string) => unknown>> = {
  [types.BOOL]: (value) => value === 't', [types.INT2]: Number, [types.INT4]: Number, [types.INT8]: whole, [types.FLOAT4]: Number, [types.FLOAT8]: Number,
  [types.JSON]: (value) => JSON.parse(value) as unknown, [types.JSONB]: (value) => JSON.parse(value) as unknown,
};

/**
 * The embedded database behind a quicker door for the storm's millions of queries: each statement is prepared once, and
 * runs in one message instead of five. The engine, its locks and its answers are the same.
 */
export function quickPglite(pglite: PGlite): OpenDatabase {
  const prepared = new Map<string, { readonly name: string; readonly columns: readonly Column[] }>();
  let turn: Promise<unknown> = Promise.resolve();

  /** One after another, as the embedded database has one connection. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const mine = turn.then(act);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const say = (bytes: Uint8Array): WireAnswer => {
    const answer = readAnswer(pglite.execProtocolRawSync(bytes));
    if (answer.error) throw answer.error;
    return answer;
  };
  const statementOf = (statement: string) => {
    const known = prepared.get(statement);
    if (known) return known;
    const name = `s${prepared.size + 1}`;
    const made = { name, columns: say(prepare(name, statement)).columns ?? [] };
    prepared.set(statement, made);
    return made;
  };
  const run = (statement: string, parameters: readonly unknown[] = [], { rowMode = 'object', parsers = {} }: Options = {}): Results => {
    const { name, columns } = statementOf(statement);
    const { rows, affected } = say(runPrepared(name, parameters));
    const readers = columns.map(({ type }) => parsers[type] ?? PARSERS[type] ?? null);
    const values = rows.map((row) => row.map((value, index) => (value === null ? null : (readers[index]?.(value) ?? value))));
    return {
      rows: rowMode === 'array' ? values : values.map((row) => Object.fromEntries(row.map((value, index) => [columns[index]?.name ?? '', value]))),
      fields: columns.map((column) => ({ name: column.name, dataTypeID: column.type })),
      affectedRows: affected,
    };
  };
  const inTransaction = { query: (statement: string, parameters?: unknown[], options?: Options) => Promise.resolve().then(() => run(statement, parameters, options)) };
  const client = {
    query: (statement: string, parameters?: unknown[], options?: Options) => inTurn(() => Promise.resolve().then(() => run(statement, parameters, options))),
    transaction: <T>(act: (transaction: typeof inTransaction) => Promise<T>) => inTurn(async () => {
      say(runSimply('begin'));
      try {
        const result = await act(inTransaction);
        say(runSimply('commit'));
        return result;
      } catch (error) {
        say(runSimply('rollback'));
        throw error;
      }
    }),
  };
  return { database: drizzle(client as unknown as PGlite), kind: 'pglite', close: () => pglite.close() };
}
