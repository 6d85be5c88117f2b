import type { Point } from '#domain/geometry.ts';
import type { Call } from '#server/call/call.ts';
import type { City } from '#server/repositories/cities.ts';
import { rankDishes, type Meaning, type RankedDish, type Seller } from '#server/repositories/dish-search.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { reachOf } from '../fulfilment/reach.ts';
import { cachedMenuSizes } from './catalogue-reads.ts';
import { meaningsWithSlips, typedWords } from './dish-meanings.ts';

/** So many of the best are found at a time. */
const FOUND_AT_ONCE = 200;
/** A menu of more dishes is a shop's shelves: whoever types 'fondue' means a kitchen's before the forks for it. */
const LONGEST_KITCHEN_MENU = 300;
/** A store that says of so many of its dishes what is in them says it of all that can be eaten. */
const ALMOST_ALL = 0.85;

/** Stores of a city as the order of their dishes among each other depends on them; one is of use at a point where it delivers there, or the order is collected. */
async function sellersAt(call: Call, city: City, places: readonly StoreInPlace[], at: Point): Promise<Seller[]> {
  const sizes = await cachedMenuSizes(call, city.id);
  return places.map(({ store }) => {
    const { isWithin, miles } = reachOf({ store, city }, at);
    const { dishes = 0, describedDishes = 0 } = sizes.get(store.id) ?? {};
    return {
      id: store.id,
      isReached: !store.delivers || isWithin,
      miles,
      isShop: dishes > LONGEST_KITCHEN_MENU,
      tellsFood: describedDishes >= ALMOST_ALL * dishes,
    };
  });
}

/** The dishes of some stores of a city that a query means, the best first, some at a time; where no dish has all its words, those that are meant with slips. */
export async function* matchingDishes(
  call: Call,
  {
    city,
    query,
    places,
    at,
  }: { readonly city: City; readonly query: string; readonly places: readonly StoreInPlace[]; readonly at: Point },
): AsyncGenerator<RankedDish[]> {
  const words = typedWords(query);
  if (words.length === 0 || places.length === 0) return;
  const sellers = await sellersAt(call, city, places, at);
  const rank = (meanings: readonly Meaning[], from: number) =>
    call.reads((database) => rankDishes(database, { city: city.uniqueId, words, meanings, sellers, from, most: FOUND_AT_ONCE }));
  let meanings: readonly Meaning[] | null = words.map((typed) => ({ typed }));
  let found = await rank(meanings, 0);
  if (found.length === 0) {
    meanings = await call.reads((database) => meaningsWithSlips(database, city.uniqueId, words));
    if (meanings === null) return;
    found = await rank(meanings, 0);
  }
  for (let from = FOUND_AT_ONCE; found.length > 0; from += FOUND_AT_ONCE) {
    yield found;
    if (found.length < FOUND_AT_ONCE) return;
    found = await rank(meanings, from);
  }
}
