import { cartSetup, laterChanges, leaving } from '../cart.setup.ts';

export const takingBack = cartSetup.createStateConfig({
  description: 'The server changes the basket for one that was kept aside; what was in it is kept aside in turn.',
  tags: 'busy',
  meta: { title: 'Taking a basket back', section: '1.4' },
  invoke: {
    id: 'takeBack',
    src: 'takeBack',
    input: ({ context }) => ({ cartId: context.wish as string, cart: context.cart }),
    onDone: [
      {
        guard: { type: 'the server answered a basket', params: ({ event }) => ({ outcome: event.output }) },
        target: 'deciding',
        actions: [
          { type: 'keep the basket', params: ({ event }) => ({ outcome: event.output }) },
          'forget the wish',
          'forget what was removed',
          'say that the offer changed',
        ],
      },
      {
        target: 'loading',
        description: 'The offer stays; whether it worked after all, the basket itself tells.',
        actions: [{ type: 'note that it failed', params: ({ event }) => ({ outcome: event.output }) }, 'forget the wish'],
        meta: { label: 'Basket was not taken back', cause: 'failure' },
      },
    ],
  },
  on: {
    ...laterChanges,
    'cart.moved': { description: 'Asked for once the answer is here: one request at a time.', actions: 'note that the basket moved' },
    'cart.left': leaving,
  },
});
