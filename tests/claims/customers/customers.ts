import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Explorable } from '../explore.ts';
import { pagesOf } from '../page.ts';
import { toldApart } from '../world/told-apart.ts';
import { beginCustomers, customersMoves } from './moves.ts';
import type { Customers, CustomersCharts, CustomersSituation } from './situation.ts';

export const CUSTOMERS_CHARTS: CustomersCharts = { checkout: checkoutMachine, session: sessionMachine };

/**
 * One page, its checkout and its session, with one customer after another.
 * @param isRough whether the server may end the session, and answers get lost
 */
export function onePageOf(changed: Partial<CustomersCharts> = {}, isRough = true): Explorable<CustomersSituation> {
  const customers: Customers = { charts: { ...CUSTOMERS_CHARTS, ...changed }, pages: pagesOf(toldApart), isRough };
  return {
    begin: beginCustomers(customers),
    moves: customersMoves(customers),
    keyOf: ({ checkout, session, flights, typedBy, hasSomebodyLeft }) =>
      `${checkout.id} ${session.id} ${typedBy} ${hasSomebodyLeft} ${flights.map(({ at, is }) => `${at}${is}`).join(' ')}`,
  };
}
