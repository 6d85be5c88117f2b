import type { ParkedCart } from '#contract/calls/parked-carts.ts';
import { countOf, joinCarts } from '#domain/cart/cart-lines.ts';
import { toMajor } from '#domain/money.ts';
import type { Call } from '#server/call/call.ts';
import { RETENTION } from '#server/retention.ts';
import {
  findOpenCart,
  latestVersion,
  lockCart,
  parkedCarts,
  updateOpenCart,
  updateParkedCart,
  type CartOwner,
} from '#server/repositories/carts.ts';
import { findStore } from '#server/repositories/stores.ts';
import { isOwnedBy } from './owner.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { isExpected, versionToChange, type Expected } from './expected-cart.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

const MOST_OFFERED = 3;

/** The owner's parked baskets of the last thirty days, the newest three, priced by today's menu. */
export async function presentParkedCarts(call: Call, owner: CartOwner | null): Promise<ParkedCart[]> {
  const parked = owner ? await parkedCarts(call.database, owner, call.now() - RETENTION.basketAside, MOST_OFFERED) : [];
  const presented = await Promise.all(
    parked.map(async (cart): Promise<ParkedCart[]> => {
      const place = cart.storeId === null ? null : await findStore(call.database, cart.storeId);
      if (!place?.store.open) return [];
      const { items } = await priceLines(call.database, cart.lines, call.language);
      return [
        {
          cart_id: cart.id,
          store_name: place.store.name,
          currency: place.city.currencySign,
          total_item: countOf(cart.lines),
          total_cart_amount: toMajor(items),
        },
      ];
    }),
  );
  return presented.flat();
}

/**
 * Makes a parked basket the open one. What was open is merged into it when it is of the same store and both fit into one,
 * else parked in turn. One that is open already stays so. @returns 'lost' when the open basket is not the expected one,
 * 'unknown' without such a parked basket
 */
export const takeBack = (call: Call, owner: CartOwner, parkedId: string, expected: Expected): Promise<'done' | 'lost' | 'unknown'> =>
  inTransaction(call.database, async (transaction) => {
    const inside = { ...call, database: transaction };
    const parked = await lockCart(transaction, parkedId);
    if (!parked || !isOwnedBy(parked, owner)) return 'unknown';
    if (parked.state === 'open') return 'done';
    if (parked.state !== 'parked') return 'unknown';
    const open = await findOpenCart(transaction, owner);
    if (!(await isExpected(inside, owner, open, expected))) return 'lost';
    const version = (await latestVersion(transaction, owner)) + 2;
    const updatedAt = call.now();
    const joined = open !== null && open.storeId === parked.storeId ? joinCarts(open.lines, parked.lines) : null;
    if (open) {
      const state = open.lines.length === 0 || joined ? 'merged' : 'parked';
      if (!(await updateOpenCart(transaction, open.id, { state, updatedAt }, versionToChange(open, expected)))) return 'lost';
    }
    await updateParkedCart(transaction, parked.id, { state: 'open', lines: joined ?? parked.lines, version, updatedAt });
    return 'done';
  });

export async function dropParked(call: Call, owner: CartOwner, parkedId: string): Promise<void> {
  const parked = await lockCart(call.database, parkedId);
  if (parked && isOwnedBy(parked, owner)) await updateParkedCart(call.database, parked.id, { state: 'merged' });
}
