import { is, Param, Placeholder } from 'drizzle-orm';
import { PgDatabase, PgDialect, type PgPreparedQuery, type PgSession, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { rowReader } from './row-reader.ts';
import { handleOfShortReads } from './short-reads.ts';

type Asked = Parameters<PgSession['prepareQuery']>;
type Prepared = PgPreparedQuery<PreparedQueryConfig>;
type Session = Database['_']['session'];
type Told = PreparedQueryConfig['execute'];
/** What a statement is asked by, and what reads its rows; undefined where it tells none. */
type Kept = { readonly asked: Asked; readonly read: ((rows: unknown[][]) => Told) | undefined };

type Statement<Result> = PromiseLike<Result> & { readonly prepare: (name: string) => unknown };

/** A placeholder's value as its column writes it; null stays null, where a column of JSON would write a JSON null. */
const nullSafe = (param: unknown): unknown =>
  is(param, Param) && is(param.value, Placeholder)
    ? new Param(param.value, {
        mapToDriverValue: (value: unknown): unknown => (value === null ? null : (param.encoder.mapToDriverValue(value) as unknown)),
      })
    : param;

/** What a statement comes to, written down instead of asked: no database is behind it. */
function noted(write: (on: Database) => Statement<unknown>): Kept {
  const notes: { asked?: Asked; joinsNotNullableMap?: Readonly<Record<string, boolean>>; setToken: () => unknown } = {
    setToken: () => notes,
  };
  const session = { prepareQuery: (...asked: Asked) => Object.assign(notes, { asked }) };
  const on = new PgDatabase(new PgDialect(), session as unknown as PgSession, undefined);
  write(on as unknown as Database).prepare('');
  if (!notes.asked) throw new Error('The statement was not prepared');
  const [query, fields, ...others] = notes.asked;
  const found = notes.joinsNotNullableMap;
  return {
    asked: [{ ...query, params: query.params.map(nullSafe) }, fields, ...others],
    read: fields && rowReader(fields, (table) => found !== undefined && !found[table]),
  };
}

/** A statement that is put together once, as it is asked. */
type KeptStatement<Result> = (on: Database, values: Readonly<Record<string, unknown>>) => Promise<Result>;

/**
 * A statement that is put together once, however often it is asked, on whichever database or transaction: Drizzle spends
 * more on writing a statement's text than on all else of it. What differs stands in it as `sql.placeholder(name)`. Each handle
 * keeps it prepared, a transaction's as long as that lasts.
 */
export function keptStatement<Result>(write: (on: Database) => Statement<Result>): KeptStatement<Result> {
  let kept: Kept | null = null;
  const preparedBy = new WeakMap<Session, Prepared>();
  const prepareFor = (session: Session): Prepared => {
    kept ??= noted(write);
    const [query, fields, , isInArrays, , ...others] = kept.asked;
    const prepared: Prepared = session.prepareQuery(query, fields, undefined, isInArrays, kept.read, ...others);
    preparedBy.set(session, prepared);
    return prepared;
  };
  return (on, values) => {
    const { session } = on._;
    return (preparedBy.get(session) ?? prepareFor(session)).execute(values) as Promise<Result>;
  };
}

/** A kept statement that reads by key, in no time, and waits for no lock: outside a transaction it is asked with others of its kind. */
export function shortRead<Result>(write: (on: Database) => Statement<Result>): KeptStatement<Result> {
  const ask = keptStatement(write);
  return (on, values) => ask(handleOfShortReads(on), values);
}
