import type { HistoryOrder, Order } from '#contract/entities/order.ts';
import { choiceOf } from '#domain/cart/cart-lines.ts';
import { priceOfLine } from '#domain/cart/item-choice.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import type { NextOpening } from '#domain/schedule/opening.ts';
import { comingTime, isTakenNow, ordersFrom } from '#domain/schedule/order-start.ts';
import { reorderOf } from '#domain/orders/reorder.ts';
import type { Menu } from '#src/features/store/menu/menu.ts';

const DISHES = 2;

export type ReorderCardView = {
  readonly storeName: string;
  readonly contents: string;
  readonly pictures: readonly string[];
  /** What it costs today as far as it can be had without another word; null while that is not known, or nothing can. */
  readonly price: Minor | null;
  readonly currency: string;
  readonly isPreOrder: boolean;
  readonly from: NextOpening | null;
  /** From so many minutes to so many; null where none are known. */
  readonly minutes: readonly [number, number] | null;
};

function todayOf(order: Order, { products, store, server_time, timezone, order_start_at: at = null }: Menu) {
  const menu = products.flatMap(({ items }) => items);
  const items = new Map(menu.map((item) => [item._id, item]));
  const { orderable: lines } = reorderOf(
    order.cart_detail.order_details.flatMap((entry) => entry.items),
    menu,
  );
  const price = lines.reduce((sum, line) => {
    const item = items.get(line.itemId);
    return sum + (item ? priceOfLine(toMinor(item.price), item.specifications, choiceOf(line), line.quantity) : 0);
  }, 0);
  const moment = { now: Date.parse(server_time), timezone };
  const isTaken = isTakenNow(store);
  const isPreOrder = at !== null || !isTaken;
  return {
    price: lines.length > 0 ? price : null,
    isPreOrder,
    from: at !== null && isTaken ? comingTime(at, moment) : isPreOrder ? ordersFrom(store, moment) : null,
    minutes: isPreOrder ? null : ([store.delivery_time, store.delivery_time_max] as const),
  };
}

/** A card of an order that may be ordered again; order and menu of today are null while they are asked for. */
export function reorderCard(past: HistoryOrder, order: Order | null, menu: Menu | null): ReorderCardView {
  const dishes = order?.cart_detail.order_details.flatMap(({ items }) => items) ?? [];
  const items = past.items ?? dishes;
  const pictures = [...new Set(dishes.flatMap(({ image_url: [picture] }) => picture ?? []))].slice(0, DISHES);
  const store = past.store_detail;
  return {
    storeName: store?.name ?? '',
    contents: items.map(({ item_name: name, quantity }) => (quantity > 1 ? `${quantity} ${name}` : name)).join(', '),
    pictures: pictures.length === DISHES || order === null || !store ? pictures : [store.image_url],
    currency: menu?.currency ?? past.currency,
    ...(order && menu ? todayOf(order, menu) : { price: null, isPreOrder: false, from: null, minutes: null }),
  };
}
