import type { ActorRefFrom } from 'xstate';
import { toAddressView } from '#machines/address/address.view.ts';
import { toCourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import type { courierBookingMachine } from '#machines/courier-booking/courier-booking.machine.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { toPromoView } from '#machines/promo/promo.view.ts';
import type { BookingStep } from '#domain/parcel/booking-steps.ts';
import { flowsIn, type BookingActors } from '#src/features/courier/booking-flows.ts';
import { pageOf, type BookingPageAddress } from '#src/features/courier/booking-page-address.ts';
import type { PictureOwner } from '#src/browser/picture-store.ts';
import type { CourierBookingLogic } from '#src/features/courier/courier-booking-ports.ts';
import { actorOn } from './flow-on-clock.ts';
import { watchOver } from './screen-truth.ts';
import { watchRecall } from './watch-recall.ts';
import { watchPictures } from './watch-pictures.ts';
import type { Tab } from './tab.ts';

/** The address of the page that books a courier, in a tab: it outlives a reload, and Back moves it. */
export class BookingAddress implements BookingPageAddress {
  #step: BookingStep = 'addresses';
  #heard: (() => void)[] = [];
  #againOf: string | null;
  readonly step = () => this.#step;
  readonly againOf = () => this.#againOf;

  /** @param againOf the order that is sent once more; null for a parcel of its own */
  constructor(againOf: string | null = null) {
    this.#againOf = againOf;
  }

  readonly subscribeToLanguage = () => () => undefined;
  readonly show = (step: BookingStep) => {
    if (step !== this.#step) this.#againOf = null;
    this.#step = step;
  };
  readonly subscribe = (heard: () => void) => {
    this.#heard = [heard];
    return () => {
      this.#heard = [];
    };
  };

  /** Back to the addresses. Says whether that was still this page. */
  goBack(): boolean {
    if (this.#step === 'addresses') return false;
    this.#step = 'addresses';
    for (const heard of this.#heard) heard();
    return true;
  }
}

export type OpenBooking = {
  readonly booking: ActorRefFrom<typeof courierBookingMachine>;
  readonly flows: () => BookingActors | null;
  readonly owner: () => PictureOwner;
  readonly leave: () => void;
};

/** The page in a tab that books a courier: the booking begins and is watched. `onPlaced` hears of the order. */
export function openBookingPage(
  tab: Tab,
  { machine, begin, owner }: CourierBookingLogic,
  address: BookingAddress,
  onPlaced: (orderId: string) => void,
): OpenBooking {
  const { run } = tab;
  const booking = actorOn(
    run,
    machine.provide({ actors: { page: pageOf(address) } }),
    begin({ step: address.step(), againOf: address.againOf() }),
  );
  const flows = () => flowsIn(booking.getSnapshot());
  let watched: BookingActors | null = null;
  let unwatch: () => void = () => undefined;
  const watch = () => {
    const now = flows();
    if (now?.placement === watched?.placement) return;
    unwatch();
    watched = now;
    if (!now) return;
    const stop = watchOver(run, tab, now, 'parcel');
    const stopPictures = watchPictures(run, tab, now, owner);
    const placed = now.placement.subscribe((snapshot) => {
      const view = toOrderPlacementView(snapshot);
      // An order of who was here before thanks nobody else.
      const isTheirs = toCourierBookingView(booking.getSnapshot()).is === 'payment';
      if (view.is === 'placed' && view.order && isTheirs) onPlaced(view.order.order_id);
    });
    unwatch = () => {
      stop();
      stopPictures();
      placed.unsubscribe();
    };
  };
  watch();
  booking.subscribe((snapshot) => {
    if (snapshot.matches('broken')) run.violate('I17', `${tab.name}: the booking broke`);
    watch();
  });
  watchRecall(run, tab, booking, address.againOf());
  booking.start();
  return {
    booking,
    flows,
    owner,
    leave: () => {
      unwatch();
      booking.stop();
    },
  };
}

/** What a tab shows of its booking; null where there is none, or its flows are not there yet. */
export function bookingViews(open: OpenBooking | null) {
  const flows = open?.flows();
  return open && flows
    ? {
        booking: toCourierBookingView(open.booking.getSnapshot()),
        pickup: toAddressView(flows.pickup.getSnapshot()),
        dropOff: toAddressView(flows.dropOff.getSnapshot()),
        promo: toPromoView(flows.promo.getSnapshot()),
        placement: toOrderPlacementView(flows.placement.getSnapshot()),
      }
    : null;
}
