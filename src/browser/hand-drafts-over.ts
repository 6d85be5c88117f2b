import { asksForFood, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import { newCartToken } from './guest-token.ts';
import { DRAFT_KEYS, storageOf, type BrowserStorages } from './owned-draft.ts';
import type { BrowserStorage } from './storage.ts';

/** Forgets what is not this customer's; null: everything, a guest's own are of the guest before. A parcel's token and pictures go with it. */
function keepOnly(storages: BrowserStorages, owner: string | null): void {
  for (const key of DRAFT_KEYS) {
    const kept = storageOf(storages, key).read(key);
    if (kept !== null && (owner === null || kept.holder !== owner)) storageOf(storages, key).forget(key);
  }
  const { storage } = storages;
  if (storage.read('storefront.courier_cart_token') === null) return;
  const parcel = storage.read('storefront.parcel');
  if (parcel === null) storage.forget('storefront.courier_cart_token');
  import('./picture-store.ts').then(({ forgetPictures }) => forgetPictures(parcel?.holder)).catch(() => undefined);
}

export function keepNothingOfGuest(storage: BrowserStorage): void {
  storage.forget('storefront.last_order_id');
  newCartToken(storage);
}

/** Drops every draft that is not this customer's (null: a guest's), and gives the next guest a token of their own. */
export function dropDrafts(storages: BrowserStorages, owner: string | null): void {
  keepOnly(storages, owner);
  storages.storage.forget('storefront.delivery_time');
  storages.storage.forget('storefront.pickup');
  keepNothingOfGuest(storages.storage);
}

/**
 * What a guest typed goes along with whoever signs in; what another customer typed is dropped.
 * @param eats what the account says that they eat; null where it says nothing
 */
export function handDraftsOver(storages: BrowserStorages, owner: string, eats: FoodFilter | null): void {
  const { storage } = storages;
  const guests = storage.read('storefront.eats');
  if (guests?.holder === null && (eats !== null || !asksForFood(guests.eats))) storage.forget('storefront.eats');
  const token = storage.read('cart_unique_token');
  for (const key of DRAFT_KEYS) {
    const kept = storageOf(storages, key).read(key);
    if (kept === null || (kept.holder !== null && kept.holder !== token)) continue;
    // Their baskets are joined: whichever it is then, it is the one that was typed for.
    const joined = 'cartId' in kept ? { cartId: null } : {};
    storageOf(storages, key).write(key, { ...kept, ...joined, holder: owner } as never);
  }
  keepOnly(storages, owner);
}
