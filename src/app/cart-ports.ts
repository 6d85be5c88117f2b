import { fromPromise } from 'xstate';
import { ROLE } from '../../contract/enumerations.ts';
import { cartCalls } from '../../contract/calls/cart.ts';
import type { CurrentLocation } from '../../contract/entities/address.ts';
import type { CartLine } from '../../domain/cart/cart-lines.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { Api } from '../api/api.ts';
import { toDestination } from '../api/cart.ts';

const sent = (line: CartLine) => ({
  item_id: line.itemId,
  quantity: line.quantity,
  note_for_item: line.note,
  specifications: line.options.map(([unique_id, options]) => ({ unique_id, list: options.map((option) => ({ unique_id: option })) })),
});

/** The basket with its ports filled. The first add says where it goes: to the customer's place, when it is known. */
export const cartWith = (api: Api, place: () => CurrentLocation | null): typeof cartMachine =>
  cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ signal }) => api.call(cartCalls.get_cart, {}, { signal })),
      clearCart: fromPromise(({ input, signal }) => api.call(cartCalls.clear_cart, { cart_id: input.cart?.cart_id ?? null }, { signal })),
      saveCart: fromPromise(({ input, signal }) => {
        const known = place();
        const isFirst = input.cart?.cart_id == null;
        return api.call(cartCalls.add_item_in_cart, {
          user_type: ROLE.user,
          cart_id: input.cart?.cart_id ?? null,
          cart_version: input.cart?.cart_id ? input.cart.cart_version : null,
          store_id: input.intent.storeId,
          order_details: input.intent.lines.length > 0 ? [{ items: input.intent.lines.map(sent) }] : [],
          destination_addresses: isFirst && known ? [toDestination(known)] : [],
        }, { signal });
      }),
    },
  });
