import type { ListedStore } from '#contract/entities/store.ts';
import { plainText } from '../plain-text.ts';
import { isTakenNow, type OpenForOrders } from '../schedule/order-start.ts';

/** What a list of stores can be sorted by; the first is the one nobody has to choose. */
export const STORE_ORDERS = ['distance', 'fee', 'time', 'rating', 'minimum'] as const;
export type StoreOrder = (typeof STORE_ORDERS)[number];

export type StoreWish = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly order: StoreOrder;
  /** The order is for later: stores that take none for later are of no use. */
  readonly isScheduled: boolean;
  readonly isOpenNow: boolean;
  readonly isFreeDelivery: boolean;
  /** Only stores that customers give 4 of 5 stars or more. */
  readonly isWellRated: boolean;
};

const WELL_RATED = 4;

type Narrowed = Pick<
  ListedStore,
  | 'name'
  | 'famous_products_tags'
  | 'distance'
  | 'delivery_fee'
  | 'delivery_time'
  | 'user_rate'
  | 'user_rate_count'
  | 'min_order_price'
  | 'is_taking_schedule_order'
  | 'food_fit'
> &
  OpenForOrders;

/** Smaller comes first. A fee that is not known, or that nobody asks for because the address is out of reach, comes last. */
const RANKS: Readonly<Record<StoreOrder, (store: Narrowed) => number>> = {
  distance: ({ distance }) => distance,
  fee: ({ delivery_fee }) => delivery_fee ?? Number.POSITIVE_INFINITY,
  time: ({ delivery_time }) => delivery_time,
  rating: ({ user_rate, user_rate_count }) => (user_rate_count === 0 ? 0 : -user_rate),
  minimum: ({ min_order_price }) => min_order_price ?? 0,
};

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The stores that fit a wish (specification 1, section 2, Store list): the name holds the words (trimmed, spaces
 * collapsed, case and accents ignored), at least one of the tags is carried where any are given, no dish known to clash with what
 * the customer eats is all there is, an order for later is taken where it is for later, one for now where that is wished, and free delivery
 * and a good rating are kept to. Equal ones stay nearest first.
 */
export function narrowStores<Store extends Narrowed>(
  stores: readonly Store[],
  { name, tags, order, isScheduled, isOpenNow, isFreeDelivery, isWellRated }: StoreWish,
): Store[] {
  const words = plainText(name);
  const rank = RANKS[order];
  return stores
    .filter((store) => plainText(store.name).includes(words))
    .filter((store) => tags.length === 0 || store.famous_products_tags.some((tag) => tags.includes(tag)))
    .filter((store) => store.food_fit !== 'clashes')
    .filter((store) => !isScheduled || store.is_taking_schedule_order)
    .filter((store) => !isOpenNow || isTakenNow(store))
    .filter((store) => !isFreeDelivery || store.delivery_fee === 0)
    .filter((store) => !isWellRated || (store.user_rate_count > 0 && store.user_rate >= WELL_RATED))
    .toSorted((a, b) => compare(rank(a), rank(b)) || compare(a.distance, b.distance));
}

/** The tags of a category that some store carries, in the category's order; chosen ones always stay. */
export const usefulTags = (
  tags: readonly string[],
  stores: readonly Pick<ListedStore, 'famous_products_tags'>[],
  chosen: readonly string[],
): string[] => {
  const carried = new Set([...stores.flatMap(({ famous_products_tags }) => famous_products_tags), ...chosen]);
  return [...new Set([...tags, ...chosen])].filter((tag) => carried.has(tag));
};
