import type { CartItem } from '#contract/entities/cart.ts';
import type { CartLine } from './cart-lines.ts';
import { storedWish } from './if-missing.ts';

export type WireItem = Pick<CartItem, 'item_id' | 'quantity' | 'specifications' | 'note_for_item' | 'if_missing'>;

export const lineOf = (item: WireItem): CartLine => ({
  itemId: item.item_id,
  quantity: item.quantity,
  options: item.specifications
    .map((group) => [group.unique_id, group.list.map((option) => option.unique_id).toSorted((a, b) => a - b)] as const)
    .toSorted(([a], [b]) => a - b),
  note: item.note_for_item,
  ...storedWish(item.if_missing),
});
