import { typedLine } from '#contract/typed-text.ts';
import type { Advert, DeliveryCategory } from '#contract/entities/category.ts';
import type { ListedStore } from '#contract/entities/store.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { narrowStores, type StoreOrder } from '#domain/catalogue/narrow-stores.ts';

export type StoreSearch = {
  readonly q: string;
  readonly tags: readonly string[];
  readonly sort: StoreOrder;
  readonly open: boolean;
  readonly free: boolean;
  readonly rated: boolean;
};

/** So many letters are asked for: fewer mean half the city's dishes. */
const DISH_QUERY_MINIMUM = 2;

export const listedCategories = (deliveries: readonly DeliveryCategory[] = []): readonly DeliveryCategory[] =>
  deliveries.filter((one) => one.is_visible_in_goeat && one.delivery_type === DELIVERY_TYPE.store);

/** What is asked for among dishes: the words that were typed, spaces collapsed; null where they are too few. */
export function dishQuery(typed: string): string | null {
  const words = typedLine(typed).replace(/\s+/g, ' ');
  return words.length >= DISH_QUERY_MINIMUM ? words : null;
}

type Answers = {
  readonly list: { readonly stores: readonly ListedStore[]; readonly ads: readonly Advert[]; readonly city_name: string } | undefined;
  readonly city: { readonly ads: readonly Advert[] } | undefined;
};

/**
 * The stores of a category, those that fit what is asked for, and how many these are: null while they are not known, and
 * where dishes may be found though no store is.
 */
export function storesView({ list, city }: Answers, { q, tags, sort, open, free, rated }: StoreSearch, isScheduled: boolean) {
  const stores = list?.stores ?? [];
  const shown = narrowStores(stores, {
    name: q,
    tags,
    order: sort,
    isScheduled,
    isOpenNow: open && !isScheduled,
    isFreeDelivery: free,
    isWellRated: rated,
  });
  const isCounted = list !== undefined && (shown.length > 0 || dishQuery(q) === null);
  return {
    stores,
    shown,
    count: isCounted ? shown.length : null,
    adverts: list?.ads ?? city?.ads ?? [],
    cityName: list?.city_name ?? null,
  };
}
