import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { BookingEvent } from '#machines/courier-booking/booking-types.ts';
import { toCourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import { toAddressView } from '#machines/address/address.view.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import type { PaymentEvent } from '#machines/payment/payment.setup.ts';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { toPromoView } from '#machines/promo/promo.view.ts';
import { inspect } from '#src/shop/inspected.ts';
import { allThere } from '#src/shop/all-there.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { loadCourierBooking } from './load-courier-booking.ts';
import { flowsIn } from './booking-flows.ts';
import { pageOf, type BookingPageAddress } from './booking-page-address.ts';

type Opened = ReturnType<typeof flowsIn>;
const isSame = (a: Opened, b: Opened) => a?.placement === b?.placement;

export type BookingFlows = NonNullable<ReturnType<typeof useCourierBooking>['flows']>;

export function useCourierBooking(page: BookingPageAddress) {
  const { machine, begin, owner } = useLoaded(loadCourierBooking);
  const [own] = useState(() => ({
    machine: machine.provide({ actors: { page: pageOf(page) } }),
    input: begin({ step: page.step(), againOf: page.againOf() }),
  }));
  const booking = useActorRef(own.machine, { input: own.input, inspect });
  const snapshot = useSelector(booking, (now) => now);
  const opened = useSelector(booking, flowsIn, isSame);
  const pickup = useSelector(opened?.pickup, (now) => now);
  const dropOff = useSelector(opened?.dropOff, (now) => now);
  const promo = useSelector(opened?.promo, (now) => now);
  const placement = useSelector(opened?.placement, (now) => now);
  const payment = placement?.children.payment;
  const paying = useSelector(payment, (now) => now);
  const view = toCourierBookingView(snapshot);
  const send = (event: BookingEvent) => booking.send(event);
  const all = allThere({ opened, pickup, dropOff, promo, placement });
  if (!all) return { view, send, flows: null };
  const flows = {
    pickup: [toAddressView(all.pickup), all.opened.pickup.send] as const,
    dropOff: [toAddressView(all.dropOff), all.opened.dropOff.send] as const,
    promo: [toPromoView(all.promo), all.opened.promo.send] as const,
    pictures: all.opened.pictures,
    pictureOwner: owner,
    payment: [paying ? toPaymentView(paying) : null, (event: PaymentEvent) => payment?.send(event)] as const,
    placement: [toOrderPlacementView(all.placement), all.opened.placement.send] as const,
  };
  return { view, send, flows };
}
