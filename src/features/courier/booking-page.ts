import type { I18n } from '@lingui/core';
import type { AnyRouter } from '@tanstack/react-router';
import { BOOKING_STEPS, type BookingStep } from '#domain/parcel/booking-steps.ts';
import type { BookingPageAddress } from '#src/features/courier/booking-page-address.ts';

type Search = { readonly step?: unknown; readonly again?: unknown };
const searchOf = (router: AnyRouter) => router.state.location.search as Search;
const stepIn = ({ step }: Search): BookingStep => BOOKING_STEPS.find((known) => known === step) ?? 'addresses';
const isHere = (router: AnyRouter) => router.state.location.pathname === '/courier_order';

/**
 * The page's address as a booking knows it. The price is a page of its own behind Back; the vehicles are a dialog above
 * the addresses and take their entry's place.
 */
export const bookingPage = (router: AnyRouter, i18n: I18n): BookingPageAddress => ({
  step: () => stepIn(searchOf(router)),
  againOf: () => {
    const { again } = searchOf(router);
    return typeof again === 'string' ? again : null;
  },
  subscribe: (listener) =>
    router.subscribe('onResolved', () => {
      if (isHere(router)) listener();
    }),
  subscribeToLanguage: (listener) => {
    let { locale } = i18n;
    // Texts that are loaded are a change too.
    return i18n.on('change', () => {
      if (i18n.locale === locale) return;
      locale = i18n.locale;
      listener();
    });
  },
  show: (step) => {
    // After the event that led here: a navigation of the page's own may be under way.
    queueMicrotask(() => {
      if (!isHere(router) || stepIn(searchOf(router)) === step) return;
      void router.navigate({
        to: '/courier_order',
        search: (now: object) => ({ ...now, again: undefined, step: step === 'addresses' ? undefined : step }),
        replace: step !== 'payment',
        resetScroll: step === 'payment',
      });
    });
  },
});
