import { cartSetup, laterChanges, leaving } from '../cart.setup.ts';

export const loading = cartSetup.createStateConfig({
  description: 'The server is asked for the basket; what the customer changes meanwhile is kept.',
  tags: 'busy',
  meta: { title: 'Loading the basket', section: '1.4' },
  entry: 'note that the basket is asked for',
  invoke: {
    id: 'loadCart',
    src: 'loadCart',
    onDone: [
      {
        guard: { type: 'the server answered a basket', params: ({ event }) => ({ outcome: event.output }) },
        target: 'deciding',
        actions: [
          { type: 'find out what was taken', params: ({ event }) => ({ outcome: event.output }) },
          { type: 'keep the basket', params: ({ event }) => ({ outcome: event.output }) },
        ],
      },
      {
        target: 'unavailable',
        actions: [
          { type: 'count a missed answer and the wait', params: ({ event }) => ({ outcome: event.output }) },
          'make do with the basket as it was last',
        ],
        meta: { label: 'No basket came', cause: 'failure' },
      },
    ],
  },
  on: {
    ...laterChanges,
    'aside.wanted': {
      guard: 'the basket is known, and nothing waits to be told',
      target: 'takingBack',
      description: 'What is asked meanwhile comes with its answer.',
      actions: ['forget the failure', 'note which basket is wanted back'],
    },
    'cart.moved': { target: 'loading', reenter: true, description: 'Asked again: the earlier answer would be an old one.' },
    'cart.left': { ...leaving, reenter: true },
  },
});
