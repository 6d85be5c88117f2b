/** What a row of the catalogue weighs in memory, about, bytes. */
const OF_A_ROW = 2_048;

export type Weighed = { readonly weight: number };

const isWeighed = (value: object): value is Weighed => 'weight' in value && typeof value.weight === 'number';

/** What something weighs in memory, bytes, about: what it says of itself, else by how many rows are in it. */
export function weightOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + weightOf(one), 1);
  if (value === null || typeof value !== 'object') return 64;
  return isWeighed(value) ? value.weight : OF_A_ROW;
}
