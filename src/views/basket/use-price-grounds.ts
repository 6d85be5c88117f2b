import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { StoreDetail } from '../../../contract/entities/store.ts';
import type { ServerCart } from '../../../machines/cart/cart-intent.ts';
import type { InvoiceEvent, ReceivingChoice } from '../../../machines/invoice/invoice.setup.ts';

/**
 * Asks for a new price when what the price stands on has changed: the basket as the server has it, the language of its
 * words, or who is signed in. These changes come from the basket's and the session's own flows, another tab included, and
 * from no gesture on this page; so they are told to the invoice here.
 */
export function usePriceGrounds(send: (event: InvoiceEvent) => void, cart: ServerCart, customerId: string | null): void {
  const { i18n } = useLingui();
  const grounds = [cart.cart_id, cart.cart_version, i18n.locale, customerId].join(' ');
  const priced = useRef(grounds);
  useEffect(() => {
    if (priced.current === grounds) return;
    priced.current = grounds;
    send({ type: 'grounds.changed' });
  }, [grounds, send]);
}

/** Turns pickup on at a store that offers nothing else; the server's first answer tells which store does. */
export function useForcedPickup(send: (event: InvoiceEvent) => void, store: StoreDetail | null, receiving: ReceivingChoice): void {
  const isForced = store !== null && store.is_provide_pickup_delivery && !store.is_provide_delivery && !receiving.isPickup;
  useEffect(() => {
    if (isForced) send({ type: 'receiving.chosen', receiving: { isPickup: true } });
  }, [isForced, send]);
}
