import type { SnapshotFrom } from 'xstate';
import type { IfMissing } from '#contract/enumerations.ts';
import type { MenuItem, SpecificationGroup } from '#contract/entities/store.ts';
import { choiceOf, type CartLine } from '#domain/cart/cart-lines.ts';
import { hintOf, isFull, isSatisfied, priceOfLine, type GroupHint } from '#domain/cart/item-choice.ts';
import type { LineChange } from '#domain/cart/line-changes.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import { lineOf, type itemDialogMachine } from './item-dialog.machine.ts';

export type GroupView = {
  readonly group: SpecificationGroup;
  readonly hint: GroupHint;
  readonly satisfied: boolean;
  readonly chosen: ReadonlySet<number>;
  readonly full: boolean;
};

export type ItemDialogView = {
  readonly is: 'incomplete' | 'ready' | 'finished';
  readonly item: MenuItem;
  readonly changes: readonly LineChange[];
  readonly groups: readonly GroupView[];
  readonly quantity: number;
  readonly note: string;
  readonly ifMissing: IfMissing;
  readonly line: CartLine;
  /** What the button says: (price + options) × quantity, whole minor units. */
  readonly price: Minor;
};

export function toItemDialogView({ value, context }: SnapshotFrom<typeof itemDialogMachine>): ItemDialogView {
  const choice = choiceOf(context);
  return {
    is: value === 'ready' ? 'ready' : value === 'confirmed' || value === 'closed' ? 'finished' : 'incomplete',
    item: context.item,
    changes: context.changes,
    groups: context.item.specifications.map((group) => {
      const chosen = choice.get(group.unique_id) ?? new Set<number>();
      return { group, hint: hintOf(group), satisfied: isSatisfied(group, chosen.size), chosen, full: isFull(group, chosen.size) };
    }),
    quantity: context.quantity,
    note: context.note,
    ifMissing: context.ifMissing,
    line: lineOf(context),
    price: priceOfLine(toMinor(context.item.price), context.item.specifications, choice, context.quantity),
  };
}
