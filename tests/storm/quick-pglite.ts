import { parse, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { DatabaseError, serialize } from 'pg-protocol';
import { Parser } from 'pg-protocol/dist/parser.js';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '#server/database/database.ts';
import type { DatabaseWeather, Line } from './database-weather.ts';

type Heard = Parameters<typeof parse.parseResults>[0];
type Prepared = { readonly name: string; readonly described: Heard; readonly takes: readonly number[] };

const { bind, describe, execute, parse: prepare, query, sync } = serialize;

/** Says something to the engine, which answers at once. @throws what the engine answers as an error */
function ask(pglite: PGlite, ...words: readonly Uint8Array[]): Heard {
  const heard: Heard = [];
  const parser = new Parser();
  // What the engine says stands in its own memory, and is gone when it goes on.
  void pglite.execProtocolRawStream(Buffer.concat(words), {
    syncToFs: false,
    onRawData: (part) =>
      parser.parse(Buffer.from(part), (message) => {
        heard.push(message);
      }),
  });
  const error = heard.find((message) => message instanceof DatabaseError);
  if (error) throw error;
  return heard;
}

/**
 * The embedded database behind a quicker door for the storm's millions of queries (decision 054): each statement is
 * prepared once, and runs in one message instead of five. The engine, its locks, its words and its answers are the same.
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
  const statementOf = (text: string): Prepared => {
    const known = prepared.get(text);
    if (known) return known;
    const name = `s${prepared.size + 1}`;
    const heard = ask(pglite, prepare({ name, text }), describe({ type: 'S', name }), sync());
    const made = {
      name,
      takes: parse.parseDescribeStatementResults(heard),
      described: heard.filter((message) => message.name === 'rowDescription'),
    };
    prepared.set(text, made);
    return made;
  };
  const run = (text: string, parameters: readonly unknown[] = [], options: QueryOptions = {}): Results => {
    const { name, described, takes } = statementOf(text);
    const values = parameters.map((value, index) =>
      value === null || value === undefined
        ? null
        : (pglite.serializers[takes[index] ?? 0]?.(value) ?? String(value as string | number | bigint | boolean)),
    );
    const [results] = parse.parseResults(
      [...described, ...ask(pglite, bind({ statement: name, values }), execute({}), sync())],
      pglite.parsers,
      options,
    );
    return results ?? { rows: [], fields: [] };
  };
  const inTransaction = (line: Line) => ({
    query: (text: string, parameters?: unknown[], options?: QueryOptions) =>
      weather.through(line, () => Promise.resolve().then(() => run(text, parameters, options))),
  });
  type Transaction = ReturnType<typeof inTransaction>;
  const client = {
    query: (text: string, parameters?: unknown[], options?: QueryOptions) =>
      inTurn(() => inTransaction({ isCut: false }).query(text, parameters, options)),
    transaction: <T>(act: (transaction: Transaction) => Promise<T>) =>
      inTurn(async () => {
        const line: Line = { isCut: false };
        const say = (words: string) => weather.through(line, () => Promise.resolve().then(() => ask(pglite, query(words))));
        try {
          await say('begin');
          const result = await act(inTransaction(line));
          await say('commit');
          return result;
        } catch (error) {
          ask(pglite, query('rollback'));
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
