import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

type Field = SelectedFieldsOrdered[number]['field'];
type Decode = (value: unknown) => unknown;
type Decoder = { readonly mapFromDriverValue: Decode };

const isDecoder = (held: unknown): held is Decoder =>
  typeof held === 'object' && held !== null && 'mapFromDriverValue' in held && typeof held.mapFromDriverValue === 'function';

/** How a value of the driver's becomes the field's; null where it is that already. */
function decodeOf(field: Field): Decode | null {
  const of: object = is(field, Subquery) ? field._.sql : is(field, SQL.Aliased) ? field.sql : field;
  const decoder: unknown = is(of, Column) ? of : 'decoder' in of ? of.decoder : null;
  if (!isDecoder(decoder)) throw new Error('A field of a statement can’t be read');
  return decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue ? null : (value) => decoder.mapFromDriverValue(value);
}

type Place = { readonly at: number; readonly name: string; readonly decode: Decode | null };
/** What stands under one name of a row; null where the column at `nullBy` is, which says that a joined row is not there. */
type Part = { readonly name: string; readonly places: readonly Place[]; readonly nullBy: number | null };

const placeOf = ({ field }: SelectedFieldsOrdered[number], at: number, name: string): Place => ({ at, name, decode: decodeOf(field) });

function fill(read: Record<string, unknown>, places: readonly Place[], row: readonly unknown[]): Record<string, unknown> {
  for (const { at, name, decode } of places) {
    const value = row[at];
    read[name] = value === null || decode === null ? value : decode(value);
  }
  return read;
}

type Numbered = SelectedFieldsOrdered[number] & { readonly at: number };

/** The column that says whether a joined row is there: the first of the part, where all its columns are of one table whose row may be absent. */
function columnOfAbsence(part: readonly Numbered[], mayBeMissing: (table: string) => boolean): number | null {
  const columns = part.flatMap(({ field, at }) => (is(field, Column) ? [{ at, table: getTableName(field.table) }] : []));
  const [first] = columns;
  return first && columns.every(({ table }) => table === first.table) && mayBeMissing(first.table) ? first.at : null;
}

/**
 * What reads a statement's rows into objects, made once a statement: Drizzle asks of each column of each row anew what it is
 * and where it goes. `mayBeMissing` says of a table whether its row may be absent from a join; then what has no columns but its is null.
 * @throws for fields deeper than a name within a name
 */
export function rowReader(
  fields: SelectedFieldsOrdered,
  mayBeMissing: (table: string) => boolean,
): (rows: readonly unknown[][]) => unknown[] {
  const numbered: Numbered[] = fields.map((one, at) => ({ ...one, at }));
  if (numbered.some(({ path }) => path.length < 1 || path.length > 2)) throw new Error('A row is read one name within another at most');
  const own = numbered.filter(({ path }) => path.length === 1).map((one) => placeOf(one, one.at, one.path[0] ?? ''));
  const within = numbered.filter(({ path }) => path.length === 2);
  const parts = [...new Set(within.map(({ path }) => path[0] ?? ''))].map((name): Part => {
    const part = within.filter(({ path }) => path[0] === name);
    return { name, places: part.map((one) => placeOf(one, one.at, one.path[1] ?? '')), nullBy: columnOfAbsence(part, mayBeMissing) };
  });
  return (rows) =>
    rows.map((row) => {
      const read: Record<string, unknown> = {};
      for (const { name, places, nullBy } of parts) read[name] = nullBy !== null && row[nullBy] === null ? null : fill({}, places, row);
      return fill(read, own, row);
    });
}
