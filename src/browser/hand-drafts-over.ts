import { asksForFood, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import { newCartToken } from './guest-token.ts';
import type { Keeper } from './storage.ts';

/** What somebody typed or chose and no server has: kept under its owner, and read by nobody else. */
const OF_CUSTOMERS = [
  'storefront.address_form',
  'storefront.profile_draft',
  'storefront.top_up_amount',
  'storefront.rating_words',
  'storefront.way_to_pay',
] as const;

type Keepers = { readonly keeper: Keeper; readonly tabKeeper: Keeper };

/** A parcel's token and pictures go with it. */
function dropParcel(keeper: Keeper, owner: string | null): void {
  const kept = keeper.read('storefront.parcel');
  if (kept !== null && kept.holder === owner) return;
  if (kept === null && keeper.read('storefront.courier_cart_token') === null) return;
  keeper.forget('storefront.parcel');
  keeper.forget('storefront.courier_cart_token');
  import('./picture-shelf.ts').then(({ forgetPictures }) => forgetPictures()).catch(() => undefined);
}

const OF_TABS = ['storefront.leads', 'storefront.contact', 'storefront.untold_basket', 'storefront.card_once'] as const;

type DraftKey = (typeof OF_CUSTOMERS | typeof OF_TABS)[number] | 'storefront.eats';

/** Forgets what is somebody else's than this owner's. */
function keepOnly(keeper: Keeper, keys: readonly DraftKey[], owner: string | null): void {
  for (const key of keys) {
    const kept = keeper.read(key);
    if (kept !== null && kept.holder !== owner) keeper.forget(key);
  }
}

/** What a guest ordered last and the token of their basket are for one guest alone. */
export function keepNothingOfGuest(keeper: Keeper): void {
  keeper.forget('storefront.last_order_id');
  newCartToken(keeper);
}

/** Drops every draft that is not this customer's (null: a guest's), and gives the next guest a token of their own. */
export function dropDrafts({ keeper, tabKeeper }: Keepers, owner: string | null): void {
  keepOnly(keeper, [...OF_CUSTOMERS, 'storefront.eats'], owner);
  // A guest's own are of the guest before.
  if (owner === null) for (const key of OF_TABS) tabKeeper.forget(key);
  else keepOnly(tabKeeper, OF_TABS, owner);
  dropParcel(keeper, owner);
  keepNothingOfGuest(keeper);
}

/**
 * What a guest typed goes along with whoever signs in; what another customer typed is dropped.
 * @param eats what the account says that they eat; null where it says nothing
 */
export function handDraftsOver({ keeper, tabKeeper }: Keepers, owner: string, eats: FoodFilter | null): void {
  const leads = tabKeeper.read('storefront.leads');
  if (leads?.holder === null) tabKeeper.write('storefront.leads', { ...leads, holder: owner });
  const contact = tabKeeper.read('storefront.contact');
  const isGuests = contact !== null && contact.holder === keeper.read('cart_unique_token');
  // Their baskets are joined: whichever it is then, it is the one that was typed for.
  if (isGuests) tabKeeper.write('storefront.contact', { ...contact, holder: owner, cartId: null });
  const guests = keeper.read('storefront.eats');
  if (guests?.holder === null && eats === null && asksForFood(guests.eats))
    keeper.write('storefront.eats', { holder: owner, eats: guests.eats });
  keepOnly(keeper, [...OF_CUSTOMERS, 'storefront.eats'], owner);
  keepOnly(tabKeeper, ['storefront.leads', 'storefront.contact', 'storefront.card_once'], owner);
  dropParcel(keeper, owner);
}
