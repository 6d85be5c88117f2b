import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { StoredLine } from '#server/database/schema/carts.ts';
import { brokenConstraint } from '#server/database/database.ts';
import type { Call } from '#server/call/call.ts';
import {
  fillOpenCart,
  findBasket,
  findOpenCart,
  insertCart,
  updateOpenCart,
  type Basket,
  type Cart,
  type CartOwner,
} from '#server/repositories/carts.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { storePhone } from '#server/services/present/store-phone.ts';
import { newId } from '#server/secrets/ids.ts';
import { isExpected, versionToChange, type Expected } from './expected-cart.ts';

const pickupAt = ({ store }: StoreInPlace): OrderAddress => ({
  delivery_status: 0,
  address_type: 'pickup',
  address: store.address,
  post_code: store.postcode,
  city: store.town,
  location: [store.latitude, store.longitude],
  note: '',
  user_type: 2,
  floor: '',
  entry_code: '',
  user_details: { name: store.name, ...storePhone(store), email: store.email },
});

type Found = Pick<Basket, 'open' | 'version'>;
type Saved = { readonly lines: StoredLine[]; readonly destination: OrderAddress | null; readonly expected: Expected };

/** Makes `lines` the owner's whole basket, which somebody else has changed or begun meanwhile; null when it is not the expected one any more. */
async function saveAgain(call: Call, owner: CartOwner, place: StoreInPlace, input: Saved): Promise<Cart | null> {
  const found = await findBasket(call.database, owner);
  return (await isExpected(call, owner, found.open, input.expected)) ? saveCart(call, owner, place, input, found) : null;
}

/**
 * Makes `lines` the owner's whole basket. Null when the basket is not the expected one any more: the late request
 * loses. The destination is kept once it is known.
 */
export async function saveCart(
  call: Call,
  owner: CartOwner,
  place: StoreInPlace,
  input: Saved,
  { open, version }: Found,
): Promise<Cart | null> {
  const change = { storeId: place.store.id, cityId: place.city.id, lines: input.lines, pickup: pickupAt(place), updatedAt: call.now() };
  const atTheStore: OrderAddress = {
    ...pickupAt(place),
    address_type: 'destination',
    user_type: 7,
    user_details: { name: '', country_phone_code: '', phone: '', email: '' },
  };
  const firstDestination = input.destination ?? atTheStore;
  if (open) {
    const atVersion = versionToChange(open, input.expected);
    const destination = input.destination ?? open.destination ?? firstDestination;
    const updated = await fillOpenCart(call.database, open, { ...change, destination }, atVersion);
    return updated || atVersion !== undefined ? updated : saveAgain(call, owner, place, input);
  }
  try {
    return await insertCart(call.database, {
      id: newId(call.now()),
      customerId: 'customerId' in owner ? owner.customerId : null,
      guestHash: 'guestHash' in owner ? owner.guestHash : null,
      deliveryType: DELIVERY_TYPE.store,
      parcelHash: null,
      state: 'open',
      version: version + 1,
      destination: firstDestination,
      ...change,
    });
  } catch (error) {
    if (brokenConstraint(error)?.startsWith('carts_one_open')) return saveAgain(call, owner, place, input);
    throw error;
  }
}

/** Empties the owner's basket; null when it is not the expected one any more. One that is empty already stays so. */
export async function emptyCart(call: Call, owner: CartOwner, expected: Expected, keepAside = false): Promise<'done' | null> {
  const open = await findOpenCart(call.database, owner);
  if (!(await isExpected(call, owner, open, expected))) return null;
  if (!open) return 'done';
  const emptied =
    keepAside && open.lines.length > 0 ? ({ state: 'parked' } as const) : { lines: [], storeId: null, destination: null, pickup: null };
  return (await updateOpenCart(call.database, open.id, { ...emptied, updatedAt: call.now() }, versionToChange(open, expected))) && 'done';
}
