import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ServerCart } from '../../../machines/cart/cart-intent.ts';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.setup.ts';

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
