import type { CartItem } from '#contract/entities/cart.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { choiceOf, mergeEqualLines, type CartLine } from '../cart/cart-lines.ts';
import { priceOfLine, problemOf } from '../cart/item-choice.ts';
import { lineChanges, type LineChange } from '../cart/line-changes.ts';
import { lineOf } from '../cart/line-of-item.ts';
import { toMinor, type Minor } from '../money.ts';

/** What today's menu makes of a line of the past. `gone`: off the menu, or out of stock; `needsChoice`: an option is gone, or the menu asks for another. */
export type ReorderState = 'same' | 'dearer' | 'cheaper' | 'gone' | 'needsChoice';

export type ReorderLine = {
  readonly is: ReorderState;
  /** As it goes into a basket today: without the options that are gone. What `needsChoice` can't be ordered before it is chosen anew, with this to begin with. */
  readonly line: CartLine;
  readonly name: string;
  /** What one cost, options included, and what one costs today with what is left of the choice; null where it is gone. Whole minor units. */
  readonly before: Minor;
  readonly now: Minor | null;
  readonly isSoldOut: boolean;
  readonly changes: readonly LineChange[];
  readonly item: MenuItem | null;
};

export type Reorder = {
  readonly lines: readonly ReorderLine[];
  /** What can be ordered without another word: the same, dearer or cheaper; equal lines are one. */
  readonly orderable: readonly CartLine[];
  readonly isSame: boolean;
  /** Whether nothing is left, neither as it was nor by another choice: 892. */
  readonly isNothingLeft: boolean;
};

export type PastLine = Pick<
  CartItem,
  'item_id' | 'item_name' | 'quantity' | 'specifications' | 'item_price' | 'total_specification_price' | 'note_for_item' | 'if_missing'
>;

const offeredToday = (options: CartLine['options'], item: MenuItem): CartLine['options'] =>
  options.flatMap(([groupId, chosen]) => {
    const offered = item.specifications.find(({ unique_id }) => unique_id === groupId)?.list ?? [];
    const left = chosen.filter((option) => offered.some(({ unique_id }) => unique_id === option));
    return left.length === 0 ? [] : [[groupId, left] as const];
  });

function reorderLine(past: PastLine, item: MenuItem | undefined): ReorderLine {
  const line = lineOf(past);
  const before = toMinor(past.item_price) + toMinor(past.total_specification_price);
  if (!item?.is_item_in_stock)
    return {
      is: 'gone',
      line,
      name: item?.name ?? past.item_name,
      before,
      now: null,
      isSoldOut: item !== undefined,
      changes: [],
      item: item ?? null,
    };
  const isRefused = problemOf(item.specifications, choiceOf(line)) !== null;
  const left = { ...line, options: offeredToday(line.options, item) };
  const now = priceOfLine(toMinor(item.price), item.specifications, choiceOf(left), 1);
  const price = now === before ? 'same' : now > before ? 'dearer' : 'cheaper';
  return {
    is: isRefused ? 'needsChoice' : price,
    line: left,
    name: item.name,
    before,
    now,
    isSoldOut: false,
    changes: lineChanges(line, past, item),
    item,
  };
}

/**
 * An order once more, by today's menu (0-decisions, After the order): line by line what is the same, dearer, cheaper, gone or
 * has to be chosen anew. `pastLines` are those of the order's detail, `menu` every item of its store's menu.
 */
export function reorderOf(pastLines: readonly PastLine[], menu: readonly MenuItem[]): Reorder {
  const items = new Map(menu.map((item) => [item._id, item]));
  const lines = pastLines.map((past) => reorderLine(past, items.get(past.item_id)));
  const orderable = lines.filter(({ is }) => is !== 'gone' && is !== 'needsChoice').map(({ line }) => line);
  return {
    lines,
    orderable: mergeEqualLines(orderable),
    isSame: lines.length > 0 && lines.every(({ is }) => is === 'same'),
    isNothingLeft: lines.every(({ is }) => is === 'gone'),
  };
}
