import { cartSetup, laterChanges, leaving } from '../cart.setup.ts';

export const clearing = cartSetup.createStateConfig({
  description: 'The server puts the basket aside, so that the item of the other store can go in.',
  tags: 'busy',
  meta: { title: 'Clearing the basket', section: '1.4' },
  invoke: {
    id: 'clearCart',
    src: 'clearCart',
    input: ({ context }) => ({ cart: context.cart }),
    onDone: [
      {
        guard: { type: 'the server answered a basket', params: ({ event }) => ({ outcome: event.output }) },
        target: 'deciding',
        actions: [{ type: 'keep the basket', params: ({ event }) => ({ outcome: event.output }) }, 'turn the offer into a change'],
      },
      {
        target: 'loading',
        description: 'The item waits; the question comes again if the basket is still full.',
        actions: [{ type: 'note that it failed', params: ({ event }) => ({ outcome: event.output }) }, 'turn the offer into a change'],
        meta: { label: 'Basket was not cleared', cause: 'failure' },
      },
    ],
  },
  on: {
    ...laterChanges,
    'cart.moved': { description: 'Asked for once the answer is here: one request at a time.', actions: 'note that the basket moved' },
    'cart.left': leaving,
  },
});
