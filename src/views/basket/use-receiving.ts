import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.setup.ts';
import type { InvoiceView } from '../../../machines/invoice/invoice.view.ts';
import type { OrderPlacementEvent } from '../../../machines/order-placement/order-placement.setup.ts';
import type { OrderPlacementView } from '../../../machines/order-placement/order-placement.view.ts';
import { useWhen } from '../../flows/use-when.ts';
import { isUnderWay, momentOf, storeOf } from './checkout-facts.ts';
import { isSameReceiving, isTimeDecided, offerOf, receivingWanted } from '../../flows/receiving-wanted.ts';

type Checkout = {
  readonly invoice: readonly [InvoiceView, (event: InvoiceEvent) => void];
  readonly placement: readonly [OrderPlacementView, (event: OrderPlacementEvent) => void];
};

/**
 * Keeps when and how in step with the checkout: what the newest answer says of the store is told to the delivery time and
 * the way of receiving, and what is decided there is told to the invoice. A time that dies takes the last look with it.
 */
export function useReceiving({ invoice: [invoice, sendInvoice], placement: [placement, sendPlacement] }: Checkout) {
  const [view, tellWhen] = useWhen();
  const store = storeOf(invoice);
  const moment = momentOf(invoice);
  const told = moment && `${store?._id} ${moment.now}`;
  const tell = useEffectEvent(() => {
    if (store && moment) tellWhen({ type: 'store.told', store: offerOf(store), moment });
  });
  // Before anything is painted: a refusal that a preset time answers is never seen.
  useLayoutEffect(() => {
    if (told !== null) tell();
  }, [told]);

  const wanted = receivingWanted(view);
  const isDecided = isTimeDecided(view);
  const differs = isDecided && !isUnderWay(placement) && !isSameReceiving(wanted, invoice.receiving);
  const key = `${wanted.isPickup} ${wanted.time?.at} ${wanted.time?.end}`;
  const choose = useEffectEvent(() => sendInvoice({ type: 'receiving.chosen', receiving: wanted }));
  useLayoutEffect(() => {
    if (differs) choose();
  }, [differs, key]);
  const isLost = !isDecided && placement.is === 'choosing';
  useEffect(() => {
    if (isLost) sendPlacement({ type: 'order.reconsidered' });
  }, [isLost, sendPlacement]);
  return [view, tellWhen] as const;
}
