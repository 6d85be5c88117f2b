import { coordinatesOf } from '#src/api/whereabouts.ts';
import { alwaysAnswered } from '#src/shop/always-answered.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { withDoor } from '#domain/checkout/door.ts';
import { houseNumberOf } from '#domain/checkout/house-number.ts';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { toMinor } from '#domain/money.ts';
import { wantedAt } from '#machines/delivery-time/delivery-time.view.ts';
import type { PastDoor } from '#machines/reorder/reorder-lines.ts';
import { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { placeOf } from '#src/api/cart.ts';
import { menuAt, menuOptions } from '#src/api/discovery.ts';
import type { CartFlow } from '#src/shop/cart/cart-flow.ts';
import type { ContactMemory } from '#src/shop/cart/contact-memory.ts';
import type { LocationFlow } from '#src/shop/place/location-flow.ts';
import type { FulfilmentTimeFlow } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import type { Toasts } from '#src/shop/toasts/toasts.ts';
import { fillBasket, loadedBasket } from './fill-basket.ts';

type Deps = {
  readonly queryClient: QueryClient;
  readonly cart: CartFlow;
  readonly location: LocationFlow;
  readonly toasts: Toasts;
  readonly contact: Pick<ContactMemory, 'read' | 'keep'>;
  readonly fulfilmentTime: Pick<FulfilmentTimeFlow, 'getSnapshot'>;
};

/** What was said of a door stands in the basket's fields again, for the customer to change, where the basket goes to that door too and nothing is typed there yet. */
function keepDoor(contact: Deps['contact'], { address, floor, entryCode, note }: Omit<PastDoor, 'destination'>, goesTo: string): void {
  const { draft, typed } = contact.read() ?? { draft: NO_CONTACT, typed: [] };
  const isNumbered = address === goesTo;
  const houseNumber = (isNumbered ? null : houseNumberOf(address)) ?? '';
  const isThere = isNumbered || withDoor({ address: goesTo }, { houseNumber, placeName: '' }) === address;
  if (!isThere || draft.houseNumber || draft.floor || draft.entryCode || draft.note) return;
  contact.keep({ draft: { ...draft, houseNumber, floor, entryCode, note }, typed });
}

export const reorderWith = (api: Api, { queryClient, cart, location, toasts, contact, fulfilmentTime }: Deps): typeof reorderMachine =>
  reorderMachine.provide({
    actors: {
      readOrder: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(activeOrderCalls.get_order_detail, { order_id: input.orderId }, { signal });
        return answered.ok ? ok(answered.value.order) : answered;
      }),
      readMenu: alwaysAnswered(async ({ input: { storeId } }) => {
        const { place } = location.getSnapshot().context;
        const options = menuOptions(api, storeId, coordinatesOf(place));
        try {
          void cart.start();
          // As it is at this moment; the basket is then sent by the same menu.
          const menu = await queryClient.fetchQuery({ ...options, staleTime: 0, retry: false });
          const basket = await loadedBasket(cart);
          const holds = basket.is === 'filled' ? { storeId: basket.storeId, storeName: basket.cart?.store_name ?? '' } : null;
          return ok({ menu: menuAt(menu, wantedAt(fulfilmentTime.getSnapshot().time, storeId)), basket: holds });
        } catch (error) {
          return failed(failureOf(error));
        }
      }),
      fill: fromPromise(async ({ input: { storeName, door, ...wanted }, signal }) => {
        // Where nothing is known of where to deliver, it goes where the order went.
        if (door && location.getSnapshot().context.place === null && cart.getSnapshot().is === 'empty' && (await location.start()))
          location.send({ type: 'place.chosen', place: placeOf(door.destination) });
        const answer = await fillBasket(cart, wanted, signal);
        const basket = cart.getSnapshot();
        if (answer.ok && answer.value === 'added' && basket.is === 'filled' && basket.cart) {
          const { currency, total_cart_amount: amount } = basket.cart;
          const repeated = { name: storeName, count: basket.count, amount: toMinor(amount), currency };
          toasts.send({ type: 'news.updated', news: { repeated } });
          if (door) keepDoor(contact, door, basket.cart.destination_addresses[0]?.address ?? '');
        }
        return answer;
      }),
    },
  });
