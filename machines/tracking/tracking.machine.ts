import { following } from './states/following.ts';
import { tracking } from './tracking.setup.ts';

/**
 * An order being followed until nothing more happens to it (specification 2, sections 2.2, 4 and 9; 0-decisions, Screens).
 * Looks go one at a time, rest while nobody looks at the page, and never bring older news than what is shown.
 */
export const trackingMachine = tracking.createMachine({
  id: 'tracking',
  description: 'Follows one order until it is over, however the news of it come.',
  context: ({ input }) => ({
    orderId: input.orderId,
    known: null,
    stage: null,
    failure: null,
    missed: 0,
    askedToWait: 0,
    isFed: false,
    isHidden: false,
    now: null,
    jitter: input.jitter ?? 0,
    savesData: input.savesData ?? false,
  }),
  initial: 'loading',
  invoke: {
    id: 'environment',
    src: 'environment',
    input: ({ context: { orderId } }) => ({ orderId }),
    onError: { description: 'The page tells nothing any more; the looks go on.', meta: { label: 'Page unheard', cause: 'failure' } },
  },
  on: {
    'time.updated': { description: 'What is shown of times is true again.', actions: 'keep the time' },
    'page.hidden': { description: 'Remembered until the order is there.', actions: 'note that nobody looks' },
    'page.shown': { description: 'Somebody looks again.', actions: 'note that somebody looks' },
    'news.connected': { description: 'News come by themselves: looks become seldom.', actions: 'note that news come' },
    'news.lost': { description: 'Looks come often again.', actions: 'note that none come' },
  },
  states: {
    loading: {
      description: 'The order is asked for.',
      tags: 'busy',
      meta: { title: 'Loading the order', section: '2.2.2' },
      invoke: {
        id: 'askOrder',
        src: 'askOrder',
        input: ({ context: { orderId } }) => ({ orderId, isKnown: false }),
        onDone: [
          {
            guard: { type: 'the server answered', params: ({ event }) => ({ answered: event.output }) },
            target: 'following',
            actions: { type: 'keep what is told', params: ({ event }) => ({ answered: event.output }) },
          },
          {
            guard: { type: 'the server refuses', params: ({ event }) => ({ answered: event.output }) },
            target: 'refused',
            actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
          },
          {
            target: 'unreachable',
            actions: { type: 'count a missed answer', params: ({ event }) => ({ answered: event.output }) },
            meta: { label: 'No answer', cause: 'failure' },
          },
        ],
      },
    },
    unreachable: {
      description: 'The order could not be asked for; it is tried again.',
      meta: { title: 'Nothing known yet', section: '2.8' },
      after: { nextLook: 'loading' },
      on: {
        'retry.asked': { description: 'The customer does not want to wait.', target: 'loading' },
        'network.back': { description: 'The network is there again.', target: 'loading' },
        'page.shown': { description: 'Somebody looks again.', target: 'loading', actions: 'note that somebody looks' },
      },
    },
    refused: {
      description: 'The server does not show this order to this customer.',
      type: 'final',
      tags: 'blocked',
      meta: { title: 'Not to be shown', section: '2.8' },
    },
    following,
    endedWell: {
      description: 'The customer has what they ordered; its own page asks how it was.',
      type: 'final',
      tags: 'good',
      meta: { title: 'Received', section: '2.2.2' },
    },
    endedBadly: {
      description: 'The order ended otherwise; another page says what happened to the money and what can be done now.',
      type: 'final',
      tags: 'blocked',
      meta: { title: 'Ended otherwise', section: '2.2.2' },
    },
  },
});
