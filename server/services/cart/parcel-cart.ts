import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { brokenConstraint } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { Call } from '#server/call/call.ts';
import {
  contentOf,
  findOpenParcel,
  findParcel,
  insertCart,
  latestParcelVersion,
  updateOpenCart,
  type Cart,
  type ParcelKey,
} from '#server/repositories/carts.ts';
import { deleteImagesOfCart } from '#server/repositories/courier-images.ts';
import { newId } from '#server/secrets/ids.ts';
import { versionToChange, type Expected } from './expected-cart.ts';

/** The parcel that a call can mean: its customer's, of the token that it names; null without either. */
export const parcelKeyOf = ({ customer, guestHash }: Pick<Call, 'customer' | 'guestHash'>): ParcelKey | null =>
  customer && guestHash !== null ? { customerId: customer.id, parcelHash: guestHash } : null;

/** Whether a cart call speaks of a parcel: it says so, or its token is a parcel's. So nothing of it ever reaches the store's basket. */
export async function speaksOfParcel(call: Call, deliveryType: number | null | undefined): Promise<boolean> {
  if (deliveryType === DELIVERY_TYPE.courier) return true;
  const key = parcelKeyOf(call);
  return key !== null && (await findParcel(call.database, key)) !== null;
}

/** Whether the parcel is the one that a conditional request expects; always so for one without a condition. */
async function isExpectedParcel(call: Call, key: ParcelKey, open: Cart | null, expected: Expected): Promise<boolean> {
  if (!expected.onlyIfCurrent) return true;
  const cartId = open && contentOf(open).kind === 'parcel' ? open.id : null;
  const version = open?.version ?? (await latestParcelVersion(call.database, key));
  return cartId === expected.cartId && version === (expected.version ?? 0);
}

export type ParcelEnds = { readonly pickup: OrderAddress; readonly destination: OrderAddress; readonly cityId: string | null };

export async function openParcel(call: Call, key: ParcelKey): Promise<Cart> {
  const open = await findOpenParcel(call.database, key);
  if (open) return open;
  try {
    return await insertCart(call.database, {
      id: newId(call.now()),
      ...key,
      guestHash: null,
      deliveryType: DELIVERY_TYPE.courier,
      state: 'open',
      cityId: null,
      storeId: null,
      lines: [],
      destination: null,
      pickup: null,
      version: (await latestParcelVersion(call.database, key)) + 1,
      updatedAt: call.now(),
    });
  } catch (error) {
    if (brokenConstraint(error) === 'carts_one_open_per_parcel') return openParcel(call, key);
    throw error;
  }
}

/** Makes these ends the whole parcel. Null when it is not the expected one any more: the late request loses. */
export async function saveParcel(call: Call, key: ParcelKey, ends: ParcelEnds, expected: Expected): Promise<Cart | null> {
  const found = await findOpenParcel(call.database, key);
  if (!(await isExpectedParcel(call, key, found, expected))) return null;
  const open = found ?? (await openParcel(call, key));
  // Another call filled it in the same moment.
  if (!found && expected.onlyIfCurrent && contentOf(open).kind === 'parcel') return null;
  return updateOpenCart(
    call.database,
    open.id,
    { ...ends, updatedAt: call.now() },
    found || !expected.onlyIfCurrent ? versionToChange(open, expected) : open.version,
  );
}

/** Empties a parcel, its pictures too; null when it is not the expected one any more. One that is empty already stays so. */
export const emptyParcel = (call: Call, key: ParcelKey, expected: Expected): Promise<'done' | null> =>
  inTransaction(call.database, async (transaction) => {
    const inside = { ...call, database: transaction };
    const open = await findOpenParcel(transaction, key);
    if (!(await isExpectedParcel(inside, key, open, expected))) return null;
    if (!open) return 'done';
    const change = { destination: null, pickup: null, updatedAt: call.now() };
    if (!(await updateOpenCart(transaction, open.id, change, versionToChange(open, expected)))) return null;
    await deleteImagesOfCart(transaction, open.id);
    return 'done';
  });
