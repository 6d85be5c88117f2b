import { tracking } from '../tracking.setup.ts';

const hide = {
  description: 'Nobody looks at the page: nothing is asked.',
  target: 'paused',
  actions: 'note that nobody looks',
} as const;

const askOnceFed = { target: 'asking', actions: 'note that news come' } as const;
const newerNews = { guard: 'the news are newer than what is shown', actions: ['move it on', 'have its stage decided'] } as const;

export const looking = tracking.createStateConfig({
  description: 'The order is looked at again and again.',
  meta: { title: 'Looks', section: '2.4' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides whether anybody looks at the page.',
      meta: { title: 'Does anybody look?' },
      always: [
        { guard: 'nobody looks', target: 'paused' },
        {
          guard: 'news come by themselves',
          description: 'What they told while the order was asked for is not known here.',
          target: 'asking',
        },
        { target: 'resting', meta: { label: 'Somebody looks' } },
      ],
    },
    resting: {
      description: 'The next look is waited for.',
      meta: { title: 'Until the next look', section: '2.9' },
      after: { nextLook: 'asking' },
      on: {
        'page.hidden': hide,
        'news.updated': {
          ...newerNews,
          description: 'What they leave out is asked for at once.',
          target: 'asking',
        },
        'news.connected': { ...askOnceFed, description: 'What happened before they came is not told by them.' },
        'news.lost': {
          description: 'Something may have been missed: it is looked at once.',
          target: 'asking',
          actions: 'note that none come',
        },
      },
    },
    asking: {
      description: 'The order is asked for once more.',
      tags: 'busy',
      meta: { title: 'Looking', section: '2.9' },
      invoke: {
        id: 'askOrder',
        src: 'askOrder',
        input: ({ context: { orderId } }) => ({ orderId, isKnown: true }),
        onDone: [
          {
            guard: { type: 'it says nothing older than what is shown', params: ({ event }) => ({ answered: event.output }) },
            target: 'resting',
            actions: [{ type: 'keep what is told', params: ({ event }) => ({ answered: event.output }) }, 'have its stage decided'],
          },
          {
            guard: { type: 'the server answered', params: ({ event }) => ({ answered: event.output }) },
            description: 'An answer that was overtaken changes nothing.',
            target: 'resting',
            actions: 'note that an answer came',
            meta: { label: 'It says something older' },
          },
          {
            guard: { type: 'the server refuses', params: ({ event }) => ({ answered: event.output }) },
            target: '#tracking.refused',
            actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
          },
          {
            target: 'cutOff',
            actions: { type: 'count a missed answer', params: ({ event }) => ({ answered: event.output }) },
            meta: { label: 'No answer', cause: 'failure' },
          },
        ],
      },
      on: {
        'page.hidden': hide,
        'news.connected': { ...askOnceFed, description: 'The answer on its way may be older than they are.', reenter: true },
        'news.updated': {
          ...newerNews,
          description: 'The answer on its way may be older: it is asked anew.',
          target: 'asking',
          reenter: true,
        },
      },
    },
    cutOff: {
      description: 'Nobody answered: what is shown is how it stood last, and it is asked less and less often.',
      meta: { title: 'Cut off', section: '2.9' },
      after: { nextLook: 'asking' },
      on: {
        'page.hidden': hide,
        'network.back': { description: 'The network is there again: nobody waits for the next look.', target: 'asking' },
        'retry.asked': { description: 'The customer does not want to wait.', target: 'asking' },
        'news.updated': {
          ...newerNews,
          description: 'News came through all the same.',
          target: 'asking',
        },
      },
    },
    paused: {
      description: 'Nobody looks at the page: nothing is asked, and what comes by itself is kept.',
      meta: { title: 'Paused', section: '2.9' },
      on: {
        'page.shown': {
          description: 'Somebody looks again, and sees the truth at once.',
          target: 'asking',
          actions: 'note that somebody looks',
        },
        'news.updated': {
          ...newerNews,
          description: 'It is moved on, also where nobody sees it.',
        },
      },
    },
  },
});
