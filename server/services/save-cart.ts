import type { SentEntry } from '../../contract/entities/cart.ts';
import type { OrderAddress } from '../../contract/entities/address.ts';
import type { ErrorCode } from '../../contract/error-codes.ts';
import { QUANTITY } from '../../contract/limits.ts';
import { mergeEqualLines, plainChoice, type CartLine } from '../../domain/cart/cart-lines.ts';
import { problemOf, type Choice } from '../../domain/cart/item-choice.ts';
import { brokenConstraint } from '../database/database.ts';
import type { Call } from '../http/call.ts';
import { findOpenCart, insertCart, updateOpenCart, type Cart, type CartOwner } from '../repositories/carts.ts';
import { itemsByIds, type Item, type StoreInPlace } from '../repositories/stores.ts';
import { presentSpecification } from './present-menu.ts';
import { newId } from './secrets.ts';

type Lines = { readonly ok: true; readonly lines: CartLine[] } | { readonly ok: false; readonly code: ErrorCode };

/** The lines that a client sent, each checked by the rule that the item dialog obeys. */
export async function readLines(call: Call, store: StoreInPlace['store'], entries: readonly SentEntry[]): Promise<Lines> {
  const sent = entries.flatMap((entry) => entry.items);
  const items = new Map<string, Item>((await itemsByIds(call.database, sent.map((line) => line.item_id))).map((item) => [item.id, item]));
  const lines: CartLine[] = [];
  for (const line of sent) {
    const item = items.get(line.item_id);
    if (!item) return { ok: false, code: 892 };
    if (item.storeId !== store.id) return { ok: false, code: 643 };
    if (line.quantity > QUANTITY.maximum) return { ok: false, code: 961 };
    const choice: Choice = new Map(line.specifications.map((group) => [group.unique_id, new Set(group.list.map((option) => option.unique_id))]));
    const repeats = line.specifications.some((group) => new Set(group.list.map((option) => option.unique_id)).size !== group.list.length) || choice.size !== line.specifications.length;
    if (repeats || problemOf(item.specifications.map((group) => presentSpecification(group, call.language)), choice)) return { ok: false, code: 961 };
    lines.push({ itemId: item.id, quantity: line.quantity, options: plainChoice(choice), note: line.note_for_item ?? '' });
  }
  const merged = mergeEqualLines(lines);
  return { ok: true, lines: merged };
}

const pickupAt = ({ store }: StoreInPlace): OrderAddress => ({
  delivery_status: 0, address_type: 'pickup', address: store.address, post_code: store.postcode, city: store.town,
  location: [store.latitude, store.longitude], note: '', user_type: 2, floor: '', entry_code: '',
  user_details: { name: store.name, country_phone_code: '+41', phone: store.phone.replace(/^\+41/, ''), email: store.email },
});

/**
 * Makes `lines` the owner's whole basket. Null when the client's version is older than the basket's: the late request
 * loses. The destination is kept once it is known.
 */
export async function saveCart(
  call: Call,
  owner: CartOwner,
  place: StoreInPlace,
  input: { lines: CartLine[]; destination: OrderAddress | null; version: number | null; cartId: string | null },
): Promise<Cart | null> {
  const open = await findOpenCart(call.database, owner);
  const change = { storeId: place.store.id, cityId: place.city.id, lines: input.lines, pickup: pickupAt(place), updatedAt: call.now() };
  const atTheStore: OrderAddress = { ...pickupAt(place), address_type: 'destination', user_type: 7, user_details: { name: '', country_phone_code: '', phone: '', email: '' } };
  const firstDestination = input.destination ?? atTheStore;
  if (open) {
    const isSameCart = input.cartId === open.id;
    return updateOpenCart(
      call.database, open.id,
      { ...change, destination: input.destination ?? open.destination ?? firstDestination },
      isSameCart && input.version !== null ? input.version : undefined,
    );
  }
  try {
    return await insertCart(call.database, {
      id: newId(call.now()),
      customerId: 'customerId' in owner ? owner.customerId : null,
      guestHash: 'guestHash' in owner ? owner.guestHash : null,
      state: 'open',
      version: 1,
      destination: firstDestination,
      ...change,
    });
  } catch (error) {
    if (brokenConstraint(error)?.startsWith('carts_one_open')) return saveCart(call, owner, place, input);
    throw error;
  }
}
