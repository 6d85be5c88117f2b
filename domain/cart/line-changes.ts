import type { CartItem } from '#contract/entities/cart.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { toMinor, type Minor } from '../money.ts';
import type { CartLine } from './cart-lines.ts';

export type KnownLine = Pick<CartItem, 'item_price' | 'specifications' | 'gone_options'>;

/** What today's menu has otherwise than the line; `name` is null where nobody remembers what the option was called. */
export type LineChange =
  | { readonly is: 'gone'; readonly option: number; readonly name: string | null }
  | { readonly is: 'dearer' | 'cheaper'; readonly name: string; readonly before: Minor; readonly now: Minor };

const priceChange = (name: string, before: number, now: number): LineChange[] => {
  const [then, today] = [toMinor(before), toMinor(now)];
  return then === today ? [] : [{ is: today > then ? 'dearer' : 'cheaper', name, before: then, now: today }];
};

type Option = { readonly unique_id: number; readonly name: string; readonly price: number };
type Group = { readonly unique_id: number; readonly list: readonly Option[] };

const optionIn = (groups: readonly Group[] | undefined, groupId: number, option: number): Option | undefined =>
  groups?.find(({ unique_id }) => unique_id === groupId)?.list.find(({ unique_id }) => unique_id === option);

const optionChange = (option: number, before: Option | undefined, after: Option | undefined): LineChange[] => {
  if (!after) return [{ is: 'gone', option, name: before?.name ?? null }];
  return before ? priceChange(after.name, before.price, after.price) : [];
};

export function lineChanges(line: Pick<CartLine, 'options'>, known: KnownLine | null, today: MenuItem): LineChange[] {
  const chosen = line.options.flatMap(([groupId, options]) => options.map((option) => ({ groupId, option })));
  const listed = new Set(chosen.map(({ option }) => option));
  return [
    ...(known ? priceChange(today.name, known.item_price, today.price) : []),
    ...chosen.flatMap(({ groupId, option }) =>
      optionChange(option, optionIn(known?.specifications, groupId, option), optionIn(today.specifications, groupId, option)),
    ),
    ...(known?.gone_options ?? [])
      .filter(({ unique_id }) => !listed.has(unique_id))
      .map(({ unique_id, name }): LineChange => ({ is: 'gone', option: unique_id, name: name || null })),
  ];
}
