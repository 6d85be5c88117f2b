import type { AnswerOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { CartItem } from '#contract/entities/cart.ts';
import type { Order } from '#contract/entities/order.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { choiceOf, type CartLine } from '#domain/cart/cart-lines.ts';
import { problemOf } from '#domain/cart/item-choice.ts';
import { reorderOf, type Reorder, type ReorderLine } from '#domain/orders/reorder.ts';

export type Menu = AnswerOf<typeof endpoints.user_get_store_product_item_list>;

export type Solved = Readonly<Record<number, CartLine>>;

export const pastLinesOf = (order: Order): readonly CartItem[] => order.cart_detail.order_details.flatMap(({ items }) => items);

export type PastDoor = {
  readonly address: string;
  readonly floor: string;
  readonly entryCode: string;
  readonly note: string;
  readonly destination: OrderAddress;
};

export function doorOf(order: Order | null): PastDoor | null {
  const [to] = order?.cart_detail.destination_addresses ?? [];
  if (!order || !to || order.order_payment_detail.is_user_pick_up_order) return null;
  const { address, floor, entry_code, note } = to;
  return { address, floor: floor ?? '', entryCode: entry_code ?? '', note: order.delivery_note || (note ?? ''), destination: to };
}

export const judged = (order: Order | null, menu: Menu | null): Reorder =>
  order && menu
    ? reorderOf(
        pastLinesOf(order),
        menu.products.flatMap(({ items }) => items),
      )
    : reorderOf([], []);

/** A line as it would be ordered: as it was, as it was chosen anew, or null while it can't be. */
export function lineWanted({ is, line, item }: ReorderLine, solved: CartLine | undefined): CartLine | null {
  if (is === 'gone' || !item) return null;
  if (solved && problemOf(item.specifications, choiceOf(solved)) === null) return solved;
  return is === 'needsChoice' ? null : line;
}

export const linesWanted = ({ lines }: Reorder, solved: Solved): readonly CartLine[] =>
  lines.map((line, place) => lineWanted(line, solved[place])).filter((line) => line !== null);
