import type { Choice } from '../cart/item-choice.ts';

export type Aged = { readonly minimum_age?: number | null | undefined };
type AgedOption = Aged & { readonly unique_id: number };
export type AgedLine = {
  readonly item:
    | (Aged & { readonly specifications: readonly { readonly unique_id: number; readonly list: readonly AgedOption[] }[] })
    | null;
  readonly choice: Choice;
};

const agesOf = ({ item, choice }: AgedLine): readonly Aged[] =>
  item
    ? [item, ...item.specifications.flatMap((group) => group.list.filter((option) => choice.get(group.unique_id)?.has(option.unique_id)))]
    : [];

/** How old whoever receives this must be, years: the highest age that an item or a chosen option asks for; undefined where none does. */
export const minimumAgeOf = (lines: readonly AgedLine[]): number | undefined =>
  Math.max(0, ...lines.flatMap(agesOf).map(({ minimum_age: age }) => age ?? 0)) || undefined;

export const isAgeUnconfirmed = (minimum: number | null | undefined, confirmed: number | null | undefined): boolean =>
  (minimum ?? 0) > (confirmed ?? 0);
