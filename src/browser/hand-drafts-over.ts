import { asksForFood, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import { newCartToken } from './guest-token.ts';
import { DRAFT_KEYS, keeperOf, type Keepers } from './owned-draft.ts';
import type { Keeper } from './storage.ts';

/** Forgets what is not this customer's; null: everything, a guest's own are of the guest before. A parcel's token and pictures go with it. */
function keepOnly(keepers: Keepers, owner: string | null): void {
  for (const key of DRAFT_KEYS) {
    const kept = keeperOf(keepers, key).read(key);
    if (kept !== null && (owner === null || kept.holder !== owner)) keeperOf(keepers, key).forget(key);
  }
  const { keeper } = keepers;
  if (keeper.read('storefront.courier_cart_token') === null) return;
  const parcel = keeper.read('storefront.parcel');
  if (parcel === null) keeper.forget('storefront.courier_cart_token');
  import('./picture-shelf.ts').then(({ forgetPictures }) => forgetPictures(parcel?.holder)).catch(() => undefined);
}

/** What a guest ordered last and the token of their basket are for one guest alone. */
export function keepNothingOfGuest(keeper: Keeper): void {
  keeper.forget('storefront.last_order_id');
  newCartToken(keeper);
}

/** Drops every draft that is not this customer's (null: a guest's), and gives the next guest a token of their own. */
export function dropDrafts(keepers: Keepers, owner: string | null): void {
  keepOnly(keepers, owner);
  keepers.keeper.forget('storefront.delivery_time');
  keepNothingOfGuest(keepers.keeper);
}

/**
 * What a guest typed goes along with whoever signs in; what another customer typed is dropped.
 * @param eats what the account says that they eat; null where it says nothing
 */
export function handDraftsOver(keepers: Keepers, owner: string, eats: FoodFilter | null): void {
  const { keeper } = keepers;
  const guests = keeper.read('storefront.eats');
  if (guests?.holder === null && (eats !== null || !asksForFood(guests.eats))) keeper.forget('storefront.eats');
  const token = keeper.read('cart_unique_token');
  for (const key of DRAFT_KEYS) {
    const kept = keeperOf(keepers, key).read(key);
    if (kept === null || (kept.holder !== null && kept.holder !== token)) continue;
    // Their baskets are joined: whichever it is then, it is the one that was typed for.
    const joined = 'cartId' in kept ? { cartId: null } : {};
    keeperOf(keepers, key).write(key, { ...kept, ...joined, holder: owner } as never);
  }
  keepOnly(keepers, owner);
}
