export type Month<Row> = { readonly name: string; readonly rows: readonly Row[] };

/** Rows under the months that they are of. Their order stays, so that a month may stand twice. */
export function inMonths<Row>(rows: readonly Row[], monthOf: (row: Row) => string): readonly Month<Row>[] {
  const months: { name: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const name = monthOf(row);
    const last = months.at(-1);
    if (last?.name === name) last.rows.push(row);
    else months.push({ name, rows: [row] });
  }
  return months;
}
