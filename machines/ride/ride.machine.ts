import { ride } from './ride.setup.ts';

const hide = {
  description: 'Nobody looks at the page: nothing is asked.',
  target: 'paused',
} as const;

/** A courier's ride while its map is open (specification 2, sections 2.2, 4 and 9): where they are is asked every ten seconds, the road once. */
export const rideMachine = ride.createMachine({
  id: 'ride',
  description: 'Knows where the courier is, by which road, and what of it is said aloud.',
  context: ({ input }) => ({
    orderId: input.orderId,
    providerId: input.providerId,
    isHidden: input.isHidden ?? false,
    position: null,
    said: null,
    route: null,
    missed: 0,
    jitter: input.jitter ?? 0,
  }),
  type: 'parallel',
  states: {
    position: {
      description: 'Where the courier is.',
      meta: { title: 'Position', section: '2.4' },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Decides whether anybody looks.',
          meta: { title: 'Does anybody look?' },
          always: [
            { guard: 'nobody looks', target: 'paused' },
            { target: 'asking', meta: { label: 'Somebody looks' } },
          ],
        },
        asking: {
          description: 'It is asked where the courier is.',
          tags: 'busy',
          meta: { title: 'Asking where', section: '2.9' },
          invoke: {
            id: 'askPosition',
            src: 'askPosition',
            input: ({ context: { orderId, providerId } }) => ({ orderId, providerId }),
            onDone: [
              {
                guard: { type: 'it is no older than what is shown', params: ({ event }) => ({ answered: event.output }) },
                target: 'resting',
                actions: [{ type: 'keep where they are', params: ({ event }) => ({ answered: event.output }) }, 'tell that it is new'],
              },
              {
                guard: { type: 'an answer came', params: ({ event }) => ({ answered: event.output }) },
                description: 'An answer that was overtaken changes nothing.',
                target: 'resting',
                actions: 'note that an answer came',
                meta: { label: 'It is older' },
              },
              { target: 'resting', actions: 'count a missed answer', meta: { label: 'No answer', cause: 'failure' } },
            ],
          },
          on: { 'page.hidden': hide },
        },
        resting: {
          description: 'The next question is waited for.',
          meta: { title: 'Until the next question', section: '2.9' },
          after: { nextPosition: 'asking' },
          on: {
            'page.hidden': hide,
            'network.back': {
              guard: 'an answer is missing',
              description: 'Nobody waits any longer.',
              target: 'asking',
            },
          },
        },
        paused: {
          description: 'Nobody looks at the page.',
          meta: { title: 'Paused', section: '2.9' },
          on: { 'page.shown': { description: 'Somebody looks again.', target: 'asking' } },
        },
      },
    },
    route: {
      description: 'By which road they come.',
      meta: { title: 'Road', section: '2.4' },
      initial: 'asking',
      states: {
        asking: {
          description: 'The road is asked for, once.',
          tags: 'busy',
          meta: { title: 'Asking for the road' },
          invoke: {
            id: 'askRoute',
            src: 'askRoute',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: [
              {
                guard: { type: 'the road is known', params: ({ event }) => ({ answered: event.output }) },
                target: 'known',
                actions: { type: 'keep the road', params: ({ event }) => ({ answered: event.output }) },
              },
              {
                guard: { type: 'the server knows none', params: ({ event }) => ({ answered: event.output }) },
                target: 'absent',
                meta: { label: 'Nobody knows it' },
              },
              { target: 'unknown', meta: { label: 'No answer', cause: 'failure' } },
            ],
          },
        },
        known: { description: 'The road is drawn, behind the courier and ahead.', meta: { title: 'Road known' } },
        unknown: {
          description: 'The map shows both ends and the courier, without a road.',
          meta: { title: 'Road unknown' },
          on: { 'position.changed': { description: 'The server answers: it is asked once more.', target: 'asking' } },
        },
        absent: { description: 'There is no road to be drawn, and nobody asks for it again.', meta: { title: 'No road' } },
      },
    },
    voice: {
      description: 'What is read out to who cannot see the map: at most twice a minute.',
      meta: { title: 'Said aloud' },
      initial: 'listening',
      states: {
        listening: {
          description: 'The next thing that is new is said.',
          meta: { title: 'Ready to speak' },
          on: {
            'position.changed': {
              guard: 'there is something new to say',
              description: 'Where the courier is, is said.',
              target: 'silent',
              actions: 'say it',
            },
          },
        },
        silent: {
          description: 'Something was said a moment ago.',
          meta: { title: 'Silent' },
          after: {
            nextWord: [
              { guard: 'there is something new to say', target: 'silent', reenter: true, actions: 'say it' },
              { target: 'listening', meta: { label: 'Nothing is new' } },
            ],
          },
        },
      },
    },
  },
});
