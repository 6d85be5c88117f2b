import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { StoreDetail } from '../../../contract/entities/store.ts';
import type { StoreOffer } from '../../../machines/delivery-time/delivery-time.view.ts';
import type { InvoiceEvent, ReceivingChoice } from '../../../machines/invoice/invoice.setup.ts';
import type { InvoiceView } from '../../../machines/invoice/invoice.view.ts';
import type { OrderPlacementEvent } from '../../../machines/order-placement/order-placement.setup.ts';
import type { OrderPlacementView } from '../../../machines/order-placement/order-placement.view.ts';
import type { WhenView } from '../../flows/when-flow.ts';
import { useWhen } from '../../flows/use-when.ts';
import { isUnderWay, momentOf, storeOf } from './checkout-facts.ts';

const offerOf = (store: StoreDetail): StoreOffer => ({
  id: store._id,
  rules: {
    is_provide_delivery: store.is_provide_delivery, is_provide_pickup_delivery: store.is_provide_pickup_delivery, is_provide_asap: store.is_provide_asap,
    is_taking_schedule_order: store.is_taking_schedule_order, schedule_order_create_after_minute: store.schedule_order_create_after_minute, store_time: store.store_time,
    is_use_pre_delivery_slots: store.is_use_pre_delivery_slots, is_use_pickup_slots: store.is_use_pickup_slots, slot_time: store.slot_time, pickup_slot_time: store.pickup_slot_time,
  },
  few: store.few_places ?? [],
});

/** How the order is to be received, as far as it is decided: while a time is being chosen the price stays with what was priced. */
export const receivingWanted = ({ time, way }: WhenView): ReceivingChoice => ({ isPickup: way.isPickup, time: time.choice });

const isSame = (a: ReceivingChoice, b: ReceivingChoice) => a.isPickup === b.isPickup && a.time?.at === b.time?.at && a.time?.end === b.time?.end;

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
  const isDecided = view.time.is !== 'choosing' && view.time.is !== 'gone';
  const differs = isDecided && !isUnderWay(placement) && !isSame(wanted, invoice.receiving);
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
