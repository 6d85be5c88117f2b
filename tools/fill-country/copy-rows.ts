export type Run = (text: string) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

/** Columns that differ from the row that is copied, as SQL over that row, `t`, and the number of the copy, `n`. */
export type Changed = Readonly<Record<string, string>>;

const quoted = (column: string) => `"${column}"`;

async function columnsOf(run: Run, table: string): Promise<string[]> {
  const { rows } = await run(
    `select column_name from information_schema.columns where table_name = '${table}' and table_schema = current_schema() order by ordinal_position`,
  );
  return rows.map(({ column_name }) => String(column_name));
}

/** Copies rows of a table inside the database, each as often as `numbers` (SQL, `as n`) says; `of` chooses which. */
export async function copyRows(
  run: Run,
  {
    table,
    numbers,
    of = table,
    changed,
  }: { readonly table: string; readonly numbers: string; readonly of?: string; readonly changed: Changed },
): Promise<void> {
  const columns = await columnsOf(run, table);
  await run(
    `insert into ${table} (${columns.map(quoted).join(', ')})
     select ${columns.map((column) => changed[column] ?? `t.${quoted(column)}`).join(', ')} from ${of} as t, ${numbers}`,
  );
}

/** The numbers from 1 to `count`, in the order in which their copies are made. */
export const numbersTo = (count: number): string => `generate_series(1, ${count}) as n`;

/** The id that the copy of a kind has by its number: `kind` is a hexadecimal digit. */
export const madeId = (kind: string, number: number | string): string => kind + String(number).padStart(23, '0');

/** The same in SQL. */
export const madeIdOf = (kind: string, number: string): string => `'${kind}' || lpad((${number})::text, 23, '0')`;
