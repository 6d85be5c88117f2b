import { activeOrders } from '../active-orders.setup.ts';

export const looks = activeOrders.createStateConfig({
  description: 'What runs is asked for again and again.',
  meta: { title: 'Looks', section: '2.2.3' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked what runs.',
      tags: 'busy',
      meta: { title: 'Asking what runs', section: '2.9' },
      invoke: {
        id: 'askOrders',
        src: 'askOrders',
        onDone: [
          {
            guard: { type: 'the server answered', params: ({ event }) => ({ answered: event.output }) },
            target: 'resting',
            actions: [
              { type: 'keep what is told', params: ({ event }) => ({ answered: event.output }) },
              'tell the other tabs',
              'say that something changed',
            ],
          },
          {
            target: 'resting',
            actions: { type: 'count a missed answer', params: ({ event }) => ({ answered: event.output }) },
            meta: { label: 'No answer', cause: 'failure' },
          },
        ],
      },
      on: {
        'orders.wanted': { description: 'The answer on its way may be older: it is asked anew.', target: 'asking', reenter: true },
        'page.hidden': { description: 'Nobody looks any more.', target: 'hiding', actions: 'note that nobody looks' },
      },
    },
    resting: {
      description: 'The next look is waited for.',
      meta: { title: 'Until the next look', section: '2.9' },
      after: { nextLook: 'asking' },
      on: {
        'orders.wanted': { description: 'Something may be new.', target: 'asking' },
        'network.back': { description: 'The network is there again: nobody waits for the next look.', target: 'asking' },
        'page.hidden': { description: 'Nobody looks any more.', target: 'hiding', actions: 'note that nobody looks' },
      },
    },
    hiding: {
      description: 'Decides whether a tab that nobody looks at has anything to tell the others.',
      meta: { title: 'Do news come?' },
      always: [
        { guard: 'news come by themselves', target: 'paused' },
        { target: '#activeOrders.somebody.aside', meta: { label: 'None come' } },
      ],
    },
    paused: {
      description: 'Nobody looks: nothing is asked; what comes by itself is kept and told.',
      meta: { title: 'Paused', section: '2.9' },
      on: {
        'page.shown': {
          description: 'Somebody looks again, and sees the truth at once.',
          target: 'asking',
          actions: 'note that somebody looks',
        },
      },
    },
  },
});
