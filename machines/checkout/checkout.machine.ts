import { checkout } from './checkout.setup.ts';
import { open } from './states/open.ts';

/** From a basket to its order (specification 1, section 4): the flows of the checkout and what passes between them. */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  description: 'Joins the flows of a checkout: what one of them says is news to another.',
  context: ({ input: { priceKey, fulfilment, contact, price } }) => ({
    priceKey,
    customer: null,
    buyer: null,
    wanted: fulfilment,
    fulfilment,
    price,
    tip: undefined,
    contact,
  }),
  initial: 'open',
  states: {
    open,
    broken: {
      description: 'Something in the page broke. What was typed is kept, and an order under way is looked for again.',
      tags: 'blocked',
      meta: { title: 'Something broke', section: '1.5' },
      on: { 'retry.asked': { target: 'open', description: 'All flows begin anew.' } },
    },
  },
});
