import type { FoundDish } from '#contract/calls/dishes.ts';
import { asksForFood, foodFit, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import type { Point } from '#domain/geometry.ts';
import { storePath } from '#domain/slug.ts';
import type { Call } from '#server/call/call.ts';
import { inLanguage } from '#server/database/in-language.ts';
import type { City } from '#server/repositories/cities.ts';
import { slotsAfter, type SlotRow } from '#server/repositories/slots.ts';
import { itemsByIds, type StoreInPlace } from '#server/repositories/stores.ts';
import { presentItem } from '../present/menu.ts';
import { presentCardWith, type Onlooker } from '../present/store.ts';
import { reachOf } from '../receiving/reach.ts';
import { rulesOf } from '../receiving/rules-of-store.ts';
import { takesSlots } from '../receiving/slot-places.ts';
import { keptStoresOfCity } from './catalogue-reads.ts';

/** A store with many dishes that fit leaves room for others. */
const DISHES_PER_STORE = 3;
/** So many times the dishes that are shown are read, since some will be sold out or clash with what is eaten. */
const READ_AHEAD = 4;
/** A menu of more dishes is a shop's shelves: whoever types 'fondue' means a kitchen's before the forks for it. */
const LONGEST_KITCHEN_MENU = 300;
/** Two costs within so much are equally good: a kitchen's dish comes before a shop's article, then the nearer store. */
const COST_STEP = 2;

type Wish = {
  readonly query: string;
  readonly at: Point;
  readonly food: FoodFilter;
  readonly isScheduled: boolean;
  readonly limit: number;
};

/** Whether a store is of use at a point at all: it delivers there, or the order is collected. */
const reaches = ({ store }: StoreInPlace, reach: { readonly isWithin: boolean }) => !store.delivers || reach.isWithin;

/**
 * Dishes of a city's stores that a query means: first those that can be had at the address, food before what is not to be eaten, then the better match,
 * then kitchens before shelves (of their articles the plainest: whole milk before chocolate with milk and nougat), then the nearer store. Sold-out dishes and those known to clash with what is eaten are left out.
 */
export async function findDishes(call: Call, city: City, { query, at, food, isScheduled, limit }: Wish): Promise<FoundDish[]> {
  const [matches, open] = await Promise.all([call.dishes.find(query, city.id), keptStoresOfCity(call, city.id)]);
  if (matches.length === 0) return [];
  const places = new Map(
    open
      .filter(({ store, category }) => category.visible && (!isScheduled || rulesOf(store).is_taking_schedule_order))
      .map((place) => {
        const reach = reachOf(place, at);
        return [place.store.id, { place, miles: reach.miles, isReached: reaches(place, reach) }] as const;
      }),
  );
  const ranked = matches
    .flatMap((match) => {
      const from = places.get(match.storeId);
      return from
        ? [{ ...match, ...from, step: Math.floor(match.cost / COST_STEP), isArticle: match.menuSize > LONGEST_KITCHEN_MENU }]
        : [];
    })
    .toSorted(
      (a, b) =>
        Number(b.isReached) - Number(a.isReached) ||
        Number(a.isThing) - Number(b.isThing) ||
        a.step - b.step ||
        Number(a.isArticle) - Number(b.isArticle) ||
        (a.isArticle ? a.more - b.more : 0) ||
        a.miles - b.miles ||
        a.cost - b.cost ||
        a.itemId.localeCompare(b.itemId),
    );

  const asks = asksForFood(food);
  const chosen: { found: (typeof ranked)[number]; dish: Omit<FoundDish, 'store'> }[] = [];
  const perStore = new Map<string, number>();
  for (let from = 0; from < ranked.length && chosen.length < limit; from += limit * READ_AHEAD) {
    const part = ranked.slice(from, from + limit * READ_AHEAD);
    const read = new Map(
      (
        await itemsByIds(
          call.database,
          part.map(({ itemId }) => itemId),
        )
      ).map((item) => [item.id, item]),
    );
    for (const found of part) {
      const item = read.get(found.itemId);
      const ofStore = perStore.get(found.storeId) ?? 0;
      if (!item || item.soldOut || ofStore >= DISHES_PER_STORE || chosen.length >= limit) continue;
      const shown = presentItem(item, call.language);
      const fit = foodFit(shown, food);
      if (fit === 'clashes') continue;
      perStore.set(found.storeId, ofStore + 1);
      chosen.push({
        found,
        dish: {
          item_id: shown._id,
          name: shown.name,
          details: shown.details,
          price: shown.price,
          item_price_without_offer: shown.item_price_without_offer,
          image_url: shown.image_url,
          ...(asks ? { food_fit: fit } : {}),
        },
      });
    }
  }

  const sellers = new Map(chosen.map(({ found }) => [found.storeId, found.place]));
  const onlooker = { language: call.language, now: call.now(), at, favourites: new Set<string>() };
  const selling = [...sellers.values()].map(({ store }) => store);
  const slots = await slotsAfter(
    call.database,
    selling.filter(takesSlots).map(({ id }) => id),
    call.now(),
  );
  const cards = new Map([...sellers].map(([id, place]) => [id, presentSeller(call, place, onlooker, slots)] as const));
  return chosen.flatMap(({ found, dish }) => {
    const store = cards.get(found.storeId);
    return store ? [{ ...dish, store }] : [];
  });
}

function presentSeller(call: Call, place: StoreInPlace, onlooker: Onlooker, slots: readonly SlotRow[]): FoundDish['store'] {
  const {
    _id,
    name,
    image_url,
    is_provide_delivery,
    distance,
    delivery_time,
    delivery_time_max,
    delivery_fee = null,
    min_order_price = null,
    first_possible_at,
  } = presentCardWith(place, onlooker, slots);
  const path = storePath({
    city: inLanguage(place.city.name, call.language),
    category: inLanguage(place.category.name, call.language),
    name,
    id: _id,
  });
  return {
    _id,
    name,
    image_url,
    path,
    is_provide_delivery,
    distance,
    delivery_time,
    delivery_time_max,
    delivery_fee,
    min_order_price,
    first_possible_at,
  };
}
