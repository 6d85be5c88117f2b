import { typedLines } from '#contract/typed-text.ts';
import type { IfMissing } from '#contract/enumerations.ts';
import { LINES_MAXIMUM, QUANTITY } from '#contract/limits.ts';
import type { Choice } from './item-choice.ts';

/** One line of a basket as the customer decided it; names and prices come from the menu. */
export type CartLine = {
  readonly itemId: string;
  readonly quantity: number;
  /** Chosen options by group, ids ascending: plain, so that it can be stored and compared. */
  readonly options: readonly (readonly [group: number, options: readonly number[]])[];
  readonly note: string;
  /** What is done when its item is missing; absent for the usual (`storedWish`). It makes no other line of it: of equal lines that are merged, the later wish holds. */
  readonly ifMissing?: IfMissing;
};

/** A choice in the plain, ordered form of a line; groups without a chosen option are left out. */
export const plainChoice = (choice: Choice): CartLine['options'] =>
  [...choice]
    .filter(([, options]) => options.size > 0)
    .map(([group, options]) => [group, [...options].sort((a, b) => a - b)] as const)
    .sort(([a], [b]) => a - b);

export const choiceOf = (line: Pick<CartLine, 'options'>): Choice =>
  new Map(line.options.map(([group, options]) => [group, new Set(options)]));

/** Equal lines are of the same item with the same options and note (0-decisions, Prices). */
export const lineKey = (line: Pick<CartLine, 'itemId' | 'options' | 'note'>): string =>
  JSON.stringify([line.itemId, plainChoice(choiceOf(line)), typedLines(line.note)]);

export function mergeEqualLines<Line extends CartLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = lineKey(line);
    const earlier = merged.get(key);
    merged.set(key, earlier ? { ...earlier, ifMissing: line.ifMissing, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** The first line that passes the technical bound once equal ones are merged, so merged; null where all may be ordered (0-decisions, Prices). */
export const findTooMany = <Line extends CartLine>(lines: readonly Line[]): Line | null =>
  mergeEqualLines(lines).find(({ quantity }) => quantity > QUANTITY.maximum) ?? null;

export const haveTooManyLines = (lines: readonly unknown[]): boolean => lines.length > LINES_MAXIMUM;

/**
 * Two baskets of one store as one; nobody is there to be asked, so that a line past the technical bound ends on it. Null
 * where they have too many lines for one basket: they stay apart.
 */
export function joinCarts<Line extends CartLine>(one: readonly Line[], other: readonly Line[]): Line[] | null {
  const joined = mergeEqualLines([...one, ...other]);
  return haveTooManyLines(joined) ? null : joined.map((line) => ({ ...line, quantity: Math.min(QUANTITY.maximum, line.quantity) }));
}

/** A line and the place in the basket where it stood, counted from 0. */
export type PlacedLine = { readonly line: CartLine; readonly at: number };

export const restoreLines = (lines: readonly CartLine[], removed: readonly PlacedLine[]): CartLine[] =>
  mergeEqualLines(removed.reduce<readonly CartLine[]>((all, { line, at }) => all.toSpliced(Math.min(at, all.length), 0, line), lines));

export const countOf = (lines: readonly Pick<CartLine, 'quantity'>[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);
