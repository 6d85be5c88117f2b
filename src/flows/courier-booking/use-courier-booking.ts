import { useActorRef, useSelector } from '@xstate/react';
import { use, useState } from 'react';
import { fromCallback, type SnapshotFrom } from 'xstate';
import type { BookingStep } from '#domain/parcel/booking-steps.ts';
import type { BookingEvent, StepShown } from '#machines/courier-booking/booking-types.ts';
import type { courierBookingMachine } from '#machines/courier-booking/courier-booking.machine.ts';
import { toCourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import { toAddressView } from '#machines/address/address.view.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import type { PaymentEvent } from '#machines/payment/payment.setup.ts';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { toPromoView } from '#machines/promo/promo.view.ts';
import { toWalletSwitchView } from '#machines/wallet-switch/wallet-switch.view.ts';
import { useFlows } from '../flows.tsx';

/** The page's address, and its language, as a booking hears of them. */
export type BookingPageAddress = {
  readonly step: () => BookingStep;
  readonly againOf: () => string | null;
  /** Hears of every change; gives the way to stop. */
  readonly subscribe: (heard: () => void) => () => void;
  readonly hearLanguage: (heard: () => void) => () => void;
  /** Writes the step into the address. */
  readonly show: (step: BookingStep) => void;
};

/** Keeps the page's address and the booking's step alike: whichever moves tells the other. */
const pageOf = (page: BookingPageAddress) =>
  fromCallback<StepShown, undefined>(({ receive, sendBack }) => {
    let shown = page.step();
    receive(({ step }) => {
      shown = step;
      page.show(step);
    });
    const stops = [
      page.subscribe(() => {
        const step = page.step();
        if (step === shown) return;
        shown = step;
        sendBack({ type: 'step.told', step });
      }),
      page.hearLanguage(() => sendBack({ type: 'language.changed' })),
    ];
    return () => stops.forEach((stop) => stop());
  });

const flowsIn = ({ children: { pickup, dropOff, promo, wallet, pictures, placement } }: SnapshotFrom<typeof courierBookingMachine>) =>
  pickup && dropOff && promo && wallet && pictures && placement ? { pickup, dropOff, promo, wallet, pictures, placement } : null;
type Opened = ReturnType<typeof flowsIn>;
const isSame = (a: Opened, b: Opened) => a?.placement === b?.placement;

export type BookingFlows = NonNullable<ReturnType<typeof useCourierBooking>['flows']>;

/** The booking of a parcel and its flows; it lives with its page, which suspends until its logic is there. */
export function useCourierBooking(page: BookingPageAddress) {
  const { machine, begin } = use(useFlows().courierBookingLogic());
  const [own] = useState(() => ({
    machine: machine.provide({ actors: { page: pageOf(page) } }),
    input: begin({ step: page.step(), againOf: page.againOf() }),
  }));
  const booking = useActorRef(own.machine, { input: own.input });
  const snapshot = useSelector(booking, (now) => now);
  const opened = useSelector(booking, flowsIn, isSame);
  const pickup = useSelector(opened?.pickup, (now) => now);
  const dropOff = useSelector(opened?.dropOff, (now) => now);
  const promo = useSelector(opened?.promo, (now) => now);
  const wallet = useSelector(opened?.wallet, (now) => now);
  const placement = useSelector(opened?.placement, (now) => now);
  const payment = placement?.children.payment;
  const paying = useSelector(payment, (now) => now);
  const view = toCourierBookingView(snapshot);
  const send = (event: BookingEvent) => booking.send(event);
  if (!opened || !pickup || !dropOff || !promo || !wallet || !placement) return { view, send, flows: null };
  const flows = {
    pickup: [toAddressView(pickup), opened.pickup.send] as const,
    dropOff: [toAddressView(dropOff), opened.dropOff.send] as const,
    promo: [toPromoView(promo), opened.promo.send] as const,
    wallet: [toWalletSwitchView(wallet), opened.wallet.send] as const,
    pictures: opened.pictures,
    payment: [paying ? toPaymentView(paying) : null, (event: PaymentEvent) => payment?.send(event)] as const,
    placement: [toOrderPlacementView(placement), opened.placement.send] as const,
  };
  return { view, send, flows };
}
