import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Explorable } from '../explore.ts';
import { pagesOf } from '../page.ts';
import { toldApart } from '../world/told-apart.ts';
import { beginCustomers, customersMoves } from './moves.ts';
import type { Customers, CustomersCharts, CustomersMoment } from './moment.ts';

export const CUSTOMERS_CHARTS: CustomersCharts = { checkout: checkoutMachine, session: sessionMachine };

/**
 * One page, its checkout and its session, with one customer after another.
 * @param isPolled whether the server answers who the customer is, and may end the session
 */
export function onePageOf(changed: Partial<CustomersCharts> = {}, isPolled = true): Explorable<CustomersMoment> {
  const customers: Customers = { charts: { ...CUSTOMERS_CHARTS, ...changed }, pages: pagesOf(toldApart), isPolled };
  return {
    begin: beginCustomers(customers),
    moves: customersMoves(customers),
    keyOf: ({ checkout, session, flights, typedBy, hasSomebodyLeft }) =>
      `${checkout.id} ${session.id} ${typedBy} ${hasSomebodyLeft} ${flights.map(({ at, is }) => `${at}${is}`).join(' ')}`,
  };
}
