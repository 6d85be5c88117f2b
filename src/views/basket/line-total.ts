import { toMinor, type Minor } from '../../../domain/money.ts';
import type { BasketLine } from '../../../machines/cart/cart.view.ts';

/** What a line costs in the quantity of the moment, by the server's price for one; null while the server has not priced it. */
export const lineTotal = ({ line, known }: BasketLine): Minor | null =>
  known && Math.round(toMinor(known.total_item_and_specification_price) / known.quantity) * line.quantity;
