import type { FoundDish } from '#contract/calls/dishes.ts';
import { asksForFood, foodFit, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import type { Point } from '#domain/geometry.ts';
import { storePath } from '#domain/slug.ts';
import type { Call } from '#server/call/call.ts';
import { inLanguage } from '#server/database/in-language.ts';
import type { City } from '#server/repositories/cities.ts';
import type { RankedDish } from '#server/repositories/dish-search.ts';
import { slotsAfter, type SlotRow } from '#server/repositories/slots.ts';
import { itemsByIds, type StoreInPlace } from '#server/repositories/stores.ts';
import { presentItem } from '../present/menu.ts';
import { presentCardWith, type Onlooker } from '../present/store.ts';
import { usualRulesOf } from '../fulfilment/rules-of-store.ts';
import { takesSlots } from '../fulfilment/slot-places.ts';
import { cachedStoresOfCity } from './catalogue-reads.ts';
import { matchingDishes } from './matching-dishes.ts';

const DISHES_PER_STORE = 3;
/** So many times the dishes that are shown are read, since some will be sold out or clash with what is eaten. */
const READ_AHEAD = 4;

type Wish = {
  readonly query: string;
  readonly at: Point;
  readonly food: FoodFilter;
  readonly isScheduled: boolean;
  readonly wantedAt: number | null;
  readonly limit: number;
};
type Shown = { readonly storeId: string; readonly dish: Omit<FoundDish, 'store'> };

async function chooseDishes(call: Call, matches: AsyncIterable<RankedDish[]>, { food, limit }: Wish): Promise<Shown[]> {
  const asks = asksForFood(food);
  const chosen: Shown[] = [];
  const perStore = new Map<string, number>();
  const hasRoom = ({ storeId }: RankedDish) => (perStore.get(storeId) ?? 0) < DISHES_PER_STORE;
  for await (const ranked of matches) {
    for (let left = ranked.filter(hasRoom); left.length > 0; left = left.slice(limit * READ_AHEAD).filter(hasRoom)) {
      const part = left.slice(0, limit * READ_AHEAD);
      const ids = part.map(({ itemId }) => itemId);
      const rows = await call.reads((database) => itemsByIds(database, ids));
      const read = new Map(rows.map((item) => [item.id, item]));
      for (const found of part) {
        const item = read.get(found.itemId);
        if (!item || item.soldOut || !hasRoom(found)) continue;
        const shown = presentItem(item, call.language);
        const fit = foodFit(shown, food);
        if (fit === 'clashes') continue;
        perStore.set(found.storeId, (perStore.get(found.storeId) ?? 0) + 1);
        chosen.push({
          storeId: found.storeId,
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
        if (chosen.length >= limit) return chosen;
      }
    }
  }
  return chosen;
}

/**
 * Dishes of a city's stores that a query means, in the order of `rankDishes`, three of a store at most. Sold-out dishes and
 * those known to clash with what is eaten are left out.
 */
export async function findDishes(call: Call, city: City, wish: Wish): Promise<FoundDish[]> {
  const { query, at, isScheduled, wantedAt } = wish;
  const places = (await cachedStoresOfCity(call, city.id)).filter(
    ({ store, category }) => category.visible && (!isScheduled || usualRulesOf(store).is_taking_schedule_order),
  );
  const chosen = await chooseDishes(call, matchingDishes(call, { city, query, places, at }), wish);
  const chosenStores = new Set(chosen.map(({ storeId }) => storeId));
  const sellers = places.filter(({ store }) => chosenStores.has(store.id));
  const slots = await slotsAfter(
    call.database,
    sellers.flatMap(({ store }) => (takesSlots(store) ? [store.id] : [])),
    call.now(),
  );
  const onlooker = { language: call.language, now: call.now(), at, wantedAt, favourites: new Set<string>() };
  const cards = new Map(sellers.map((place) => [place.store.id, presentSeller(call, place, onlooker, slots)]));
  return chosen.flatMap(({ storeId, dish }) => {
    const store = cards.get(storeId);
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
