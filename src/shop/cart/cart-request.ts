import type { cartCalls } from '#contract/calls/cart.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { StoreDetail } from '#contract/entities/store.ts';
import { ROLE } from '#contract/enumerations.ts';
import { BASKET_BYTES_MAXIMUM } from '#contract/limits.ts';
import { wireEntries, type KnownItem } from '#domain/cart/wire-entries.ts';
import { percentOf, toMajor, toMinor } from '#domain/money.ts';
import type { Intent, ServerCart } from '#machines/cart/cart-intent.ts';
import type { Api } from '#src/api/api.ts';
import { toDestination } from '#src/api/cart.ts';
import type { Menu } from '#src/api/menu-opening.ts';

export type CartRequest = Pick<
  RequestOf<typeof cartCalls.add_item_in_cart>,
  'order_details' | 'destination_addresses' | 'pickup_addresses' | 'city_id' | 'country_id' | 'total_cart_price' | 'total_item_tax'
>;
export type SendCart = (basket: { readonly cart: ServerCart | null; readonly intent: Intent }, signal: AbortSignal) => Promise<CartRequest>;

type Deps = {
  readonly api: Api;
  readonly destination: (signal: AbortSignal) => Promise<CurrentLocation | null>;
  readonly menu: (storeId: string, itemIds: readonly string[], signal: AbortSignal) => Promise<Menu | null>;
};

function inCart(cart: ServerCart | null, itemId: string): KnownItem | null {
  for (const { product_id, product_name, unique_id, items } of cart?.cart.order_details ?? []) {
    const item = items.find((one) => one.item_id === itemId)?.item_details;
    if (item) return { item, section: { product_id, product_name, unique_id } };
  }
  return null;
}

function inMenu(menu: Menu | null, itemId: string): KnownItem | null {
  for (const {
    _id: { _id, name, unique_id },
    items,
  } of menu?.products ?? []) {
    const item = items.find((one) => one._id === itemId);
    if (item) return { item, section: { product_id: _id, product_name: name, unique_id } };
  }
  return null;
}

/** Room for what a call brings beside its lines, bytes. */
const BESIDE = 16_384;

const POSTCODE_AND_TOWN = /, (\d{4}) ([^,]+)$/;

function pickupAt(store: StoreDetail): OrderAddress {
  const [end = '', postcode = '', town = ''] = POSTCODE_AND_TOWN.exec(store.address) ?? [];
  return {
    delivery_status: 0,
    address_type: 'pickup',
    address: store.address.slice(0, store.address.length - end.length),
    post_code: postcode,
    city: town,
    location: store.location,
    note: '',
    user_type: store.user_type,
    floor: '',
    entry_code: '',
    user_details: { name: store.name, country_phone_code: store.country_phone_code, phone: store.phone, email: store.email },
  };
}

/** A basket of somebody whose place nobody knows stands at its store's own door. */
const atTheDoor = (pickup: OrderAddress): OrderAddress => ({
  ...pickup,
  address_type: 'destination',
  user_type: ROLE.user,
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
});

type Entries = ReturnType<typeof wireEntries>;

/** What is sent of the lines; of a basket too large for one call what decides is sent alone. */
function fittingEntries({ lines }: Intent, known: (itemId: string) => KnownItem | null): Entries {
  const named = wireEntries(lines, known);
  return new TextEncoder().encode(JSON.stringify(named)).length < BASKET_BYTES_MAXIMUM - BESIDE ? named : wireEntries(lines, () => null);
}

const totalOf = (entries: Entries) =>
  entries.reduce((sum, entry) => sum + toMinor('total_item_price' in entry ? entry.total_item_price : 0), 0);

/** The tax in per cent: by today's menu, else as the server computed it for this basket. */
function taxPercentOf(today: Menu | null, same: ServerCart | null): number {
  if (today) return today.store.item_tax;
  return same?.total_cart_amount ? ((same.total_item_tax ?? 0) / same.total_cart_amount) * 100 : 0;
}

const isKnownFrom = (same: ServerCart | null, { lines }: Intent): same is ServerCart =>
  same !== null && same.pickup_addresses.length > 0 && lines.every(({ itemId }) => inCart(same, itemId) !== null);

const isFirst = (cart: ServerCart | null, { lines, destination }: Intent): boolean =>
  cart?.cart_id == null && lines.length > 0 && !destination;

/** Where a basket goes: as its customer said, else as its server knows, else where stores were looked for, else the store's door. */
function destinationOf(
  { destination }: Intent,
  same: ServerCart | null,
  first: CurrentLocation | null,
  pickup: OrderAddress | undefined,
): OrderAddress | undefined {
  const known = destination ?? same?.destination_addresses[0];
  if (known) return known;
  return first ? toDestination(first) : pickup && atTheDoor(pickup);
}

/** Tells a basket with all that the specification lists of it (specification 1, section 7): names, prices, both addresses, city and totals. */
export const sendCart =
  ({ api, destination, menu }: Deps): SendCart =>
  async ({ cart, intent }, signal) => {
    const same = cart?.store_id === intent.storeId ? cart : null;
    const itemIds = intent.lines.map(({ itemId }) => itemId);
    const today = isKnownFrom(same, intent) ? null : await menu(intent.storeId, itemIds, signal);
    const entries = fittingEntries(intent, (itemId) => inMenu(today, itemId) ?? inCart(same, itemId));
    const pickup = today ? pickupAt(today.store) : same?.pickup_addresses[0];
    const first = isFirst(cart, intent) ? await destination(signal) : null;
    const goesTo = destinationOf(intent, same, first, pickup);
    const total = totalOf(entries);
    const { cityId, countryId } = api.whereabouts();
    return {
      order_details: entries,
      destination_addresses: goesTo ? [goesTo] : [],
      pickup_addresses: pickup ? [pickup] : [],
      city_id: same?.city_id ?? cityId,
      country_id: countryId,
      total_cart_price: toMajor(total),
      total_item_tax: toMajor(percentOf(total, taxPercentOf(today, same))),
    };
  };
