import { assign } from 'xstate';
import { cardsSetup } from './cards.setup.ts';
import { adding } from './states/adding.ts';
import { choosing, removing } from './states/changing.ts';

/** The customer's saved cards (specification 2, section 4, Cards): exactly one is the default whenever there is one. */
export const cardsMachine = cardsSetup.createMachine({
  id: 'cards',
  description: 'Lists saved cards, adds one to keep it or for one order, makes one the default, removes one.',
  context: ({ input: { onceId } }) => ({
    onceId,
    cards: [],
    holder: '',
    isKept: true,
    clientSecret: null,
    paymentMethod: null,
    expiry: null,
    meant: null,
    failure: null,
    decline: null,
    news: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked for the cards; why the last wish failed stays until then and after.',
      tags: 'busy',
      meta: { title: 'Loading', section: '2.7' },
      invoke: {
        id: 'listCards',
        src: 'listCards',
        input: ({ context: { onceId } }) => ({ onceId }),
        onDone: [
          {
            guard: { type: 'the cards came', params: ({ event }) => ({ listed: event.output }) },
            target: 'listed',
            actions: assign(({ event }) => (event.output.ok ? { cards: event.output.value, meant: null } : {})),
          },
          {
            target: 'unavailable',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { label: 'Cards not told', cause: 'failure' },
          },
        ],
      },
    },
    unavailable: {
      description: 'The cards could not be loaded.',
      tags: 'blocked',
      meta: { title: 'Cards not loaded', section: '2.8' },
      on: { 'retry.asked': { target: 'loading', actions: 'forget what was said' } },
    },
    listed: {
      description: 'The cards stand there, the default marked.',
      meta: { title: 'Cards', section: '2.4' },
      on: {
        'card.wanted': { target: 'adding', actions: 'begin a new card' },
        'default.chosen': {
          guard: { type: 'it is no default yet', params: ({ event }) => ({ cardId: event.cardId }) },
          target: 'choosing',
          actions: ['forget what was said', { type: 'mean this card', params: ({ event }) => ({ cardId: event.cardId }) }],
        },
        'removal.asked': {
          guard: { type: 'it is there', params: ({ event }) => ({ cardId: event.cardId }) },
          target: 'sure',
          actions: ['forget what was said', { type: 'mean this card', params: ({ event }) => ({ cardId: event.cardId }) }],
        },
        'news.read': { actions: 'forget what was said', description: 'The message is dealt with.' },
      },
    },
    sure: {
      description: 'Removing can’t be undone, so the customer is asked once.',
      meta: { title: 'Asked whether to remove it', section: '2.4' },
      on: { 'removal.confirmed': 'removing', 'removal.reconsidered': { target: 'listed', actions: assign({ meant: null }) } },
    },
    adding,
    choosing,
    removing,
  },
});
