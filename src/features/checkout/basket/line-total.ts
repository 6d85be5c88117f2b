import { choiceOf } from '#domain/cart/cart-lines.ts';
import { priceOfLine } from '#domain/cart/item-choice.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import type { CartViewLine } from '#machines/cart/cart.view.ts';

/** What a line costs in the quantity of the moment, by the server's prices; null while the server has not answered them. */
export function lineTotal({ line, known, alike }: CartViewLine): Minor | null {
  if (known) return Math.round(toMinor(known.total_item_and_specification_price) / known.quantity) * line.quantity;
  const today = alike?.item_details;
  return today ? priceOfLine(toMinor(today.price), today.specifications, choiceOf(line), line.quantity) : null;
}
