import type { Database } from './database.ts';

type Values = Readonly<Record<string, unknown>>;
type Prepared<Result> = { readonly execute: (values: Values) => Promise<Result> };
type Statement<Result> = PromiseLike<Result> & { readonly prepare: (name: string) => { readonly execute: (values: Values) => unknown } };

/**
 * A statement that Drizzle puts together once for each handle: the database's own, and a transaction's for as long as it
 * lasts. What differs stands in it as `sql.placeholder(name)`; null for a column of JSON would be written as a JSON null.
 */
export function preparedStatement<Result>(write: (on: Database) => Statement<Result>): (on: Database, values: Values) => Promise<Result> {
  const preparedBy = new WeakMap<Database, Prepared<Result>>();
  return (on, values) => {
    // Its name at PostgreSQL is the connection's to give (`PreparingClient`).
    const prepared = preparedBy.get(on) ?? (write(on).prepare('') as Prepared<Result>);
    preparedBy.set(on, prepared);
    return prepared.execute(values);
  };
}
