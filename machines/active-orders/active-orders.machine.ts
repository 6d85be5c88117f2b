import { activeOrders } from './active-orders.setup.ts';
import { leading } from './states/leading.ts';

/**
 * What a customer has under way, on every page and in every tab (specification 2, sections 2.2.3 and 9): one tab of a browser asks and
 * tells the others; news as the server makes them, where it does, else a look every five seconds.
 */
export const activeOrdersMachine = activeOrders.createMachine({
  id: 'activeOrders',
  description: 'Knows which orders run and how far they are, once for all tabs of a browser.',
  context: ({ input }) => ({
    customerId: null,
    orders: null,
    ended: [],
    isFed: false,
    news: null,
    putAway: [],
    isHidden: false,
    missed: 0,
    askedToWait: 0,
    broken: 0,
    noStreamFor: 0,
    isStreamless: false,
    now: null,
    jitter: input.jitter ?? 0,
  }),
  initial: 'nobody',
  invoke: {
    id: 'environment',
    src: 'environment',
    onError: { description: 'The page tells nothing any more; the looks go on.', meta: { label: 'Page unheard', cause: 'failure' } },
  },
  on: {
    'customer.changed': [
      {
        guard: 'somebody is signed in',
        target: '.somebody',
        actions: 'begin with this customer',
      },
      {
        description: 'Nothing of the customer is kept.',
        target: '.nobody',
        actions: 'begin with this customer',
        meta: { label: 'Nobody is signed in' },
      },
    ],
    'time.updated': { description: 'What is shown of times is true again.', actions: 'keep the time' },
    'page.hidden': { description: 'Remembered until it matters.', actions: 'note that nobody looks' },
    'page.shown': { description: 'Somebody looks again.', actions: 'note that somebody looks' },
  },
  states: {
    nobody: { description: 'A guest has no orders.', meta: { title: 'Nobody signed in' } },
    somebody: {
      description: 'Somebody is signed in.',
      meta: { title: 'A customer’s orders', section: '2.2.3' },
      invoke: {
        id: 'tabs',
        src: 'tabs',
        input: ({ context: { customerId } }) => ({ customerId: customerId ?? '' }),
        onError: { target: '.unheard', meta: { label: 'Tabs unheard' } },
      },
      initial: 'queueing',
      on: {
        'ending.putAway': {
          guard: 'it has ended, and was not put away',
          description: 'The customer has read how it ended.',
          actions: 'put the ending away',
        },
      },
      states: {
        queueing: {
          description: 'Another tab asks, and this one hears; or its turn is given in a moment.',
          meta: { title: 'Hears another tab' },
          after: {
            nobodySpeaks: [
              {
                guard: 'somebody looks, and something runs',
                description: 'The tab that asks sleeps: this one takes its turn.',
                target: 'queueing',
                reenter: true,
                actions: 'take the turn',
              },
              { target: 'queueing', reenter: true, meta: { label: 'Nothing is missed' } },
            ],
          },
          on: {
            'turn.given': [
              {
                guard: 'nobody looks',
                description: 'A tab that somebody looks at goes first.',
                target: 'aside',
              },
              { target: 'leading', meta: { label: 'Somebody looks' } },
            ],
            'tab.updated': {
              description: 'What another tab knows is known here.',
              target: 'queueing',
              reenter: true,
              actions: 'believe the other tab',
            },
            'orders.wanted': { description: 'Something was ordered here: this tab asks itself.', actions: 'take the turn' },
          },
        },
        aside: {
          description: 'Nobody looks at this tab, and nothing comes by itself: others go first.',
          meta: { title: 'Aside' },
          entry: 'leave the turn to others',
          on: {
            'tab.updated': { description: 'What another tab knows is known here.', actions: 'believe the other tab' },
            'page.shown': {
              description: 'Somebody looks again.',
              target: 'queueing',
              actions: ['note that somebody looks', 'ask for the turn'],
            },
          },
        },
        leading,
        unheard: { description: 'What this tab knows may be old: it shows nothing of it.', meta: { title: 'Tabs unheard' } },
      },
    },
  },
});
