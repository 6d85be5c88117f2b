import { findSession } from '../repositories/sessions.ts';
import type { Customer } from '../repositories/customers.ts';
import type { Services } from '../call/services.ts';

/** Calls that pages ask every few seconds, or that only look: their session may be one that was alive a moment ago. */
const LOOKS: ReadonlySet<string> = new Set([
  'get_detail',
  'get_orders',
  'get_order_detail',
  'get_cart',
  'get_store_list',
  'get_store_list_nearest_city',
  'user_get_store_product_item_list',
  'get_delivery_list_for_nearest_city',
  'search_dishes',
  'search_places',
]);

const OF_BASKETS: ReadonlySet<string> = new Set([
  'add_item_in_cart',
  'clear_cart',
  'change_delivery_address',
  'get_order_cart_invoice',
  'get_courier_order_invoice',
]);

export const leavesCustomer = (name: string): boolean => LOOKS.has(name) || OF_BASKETS.has(name);

/**
 * The customer of a live session. A call that only looks is content with how it was found when nothing of theirs had changed
 * since; another device's session is looked up. What a call about a basket finds is known from then on.
 */
export async function sessionOf(
  { database, memory, now }: Services,
  { tokenHash, customerId }: { readonly tokenHash: string; readonly customerId: string },
  name: string,
): Promise<Customer | null> {
  const find = () => findSession(database, { tokenHash, customerId, now: now() }, memory.sessionUses.note);
  if (!leavesCustomer(name)) return find();
  const read = LOOKS.has(name) ? memory.customers.read : memory.customers.readAnew;
  const known = await read(
    'session',
    customerId,
    async () => ({ tokenHash, customer: await find() }),
    // A token that opens nothing takes no customer's place.
    ({ customer }) => customer !== null,
  );
  return known.tokenHash === tokenHash ? known.customer : find();
}
