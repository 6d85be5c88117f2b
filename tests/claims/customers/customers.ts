import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { courierBookingMachine } from '#machines/courier-booking/courier-booking.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Explorable } from '../explore.ts';
import { pagesOf } from '../page.ts';
import { toldApart } from '../world/told-apart.ts';
import { beginCustomers, customersMoves } from './moves.ts';
import type { Customers, CustomersCharts, CustomersSituation, Visited } from './situation.ts';
import { visitedBooking } from './visited-booking.ts';
import { visitedCheckout } from './visited-checkout.ts';

export const CHECKOUT_CHARTS: CustomersCharts = { page: checkoutMachine, session: sessionMachine };
export const BOOKING_CHARTS: CustomersCharts = { page: courierBookingMachine, session: sessionMachine };

function visitsTo(visited: Visited, charts: CustomersCharts, isRough: boolean): Explorable<CustomersSituation> {
  const customers: Customers = { charts, visited, pages: pagesOf(toldApart), isRough };
  return {
    begin: beginCustomers(customers),
    moves: customersMoves(customers),
    keyOf: ({ page, session, flights, typedBy, hasSomebodyLeft }) =>
      `${page.id} ${session.id} ${typedBy} ${hasSomebodyLeft} ${flights.map(({ at, is }) => `${at}${is}`).join(' ')}`,
  };
}

/**
 * One page, its checkout and its session, with one customer after another.
 * @param isRough whether the server may end the session, and answers get lost
 */
export const onePageOf = (changed: Partial<CustomersCharts> = {}, isRough = true): Explorable<CustomersSituation> =>
  visitsTo(visitedCheckout, { ...CHECKOUT_CHARTS, ...changed }, isRough);

export const oneBookingOf = (changed: Partial<CustomersCharts> = {}, isRough = true): Explorable<CustomersSituation> =>
  visitsTo(visitedBooking, { ...BOOKING_CHARTS, ...changed }, isRough);
