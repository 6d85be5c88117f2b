import type { Call } from '#server/call/call.ts';
import type { Cart, CartOwner } from '#server/repositories/carts.ts';

/** Whose basket a call speaks of: a valid session wins over the guest's token; null without either. */
export const ownerOf = (call: Call): CartOwner | null =>
  call.customer ? { customerId: call.customer.id } : call.guestHash === null ? null : { guestHash: call.guestHash };

export const isOwnedBy = (cart: Cart, owner: CartOwner): boolean =>
  'customerId' in owner ? cart.customerId === owner.customerId : cart.customerId === null && cart.guestHash === owner.guestHash;
