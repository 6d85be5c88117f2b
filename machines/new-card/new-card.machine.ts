import { assign } from 'xstate';
import type { Card } from '#contract/entities/card.ts';
import { newCardSetup } from './new-card.setup.ts';

/** A card is added (specification 2, section 4, Cards): its fields are the provider's, its number never comes to the server. */
export const newCardMachine = newCardSetup.createMachine({
  id: 'newCard',
  description: 'Adds a card, to keep it or for one order.',
  context: ({ input: { onceId } }) => ({
    onceId,
    holder: '',
    isKept: true,
    clientSecret: null,
    paymentMethod: null,
    expiry: null,
    failure: null,
    decline: null,
    added: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No card is being added; the one that was stands in the list.',
      meta: { title: 'No new card', section: '2.4' },
      on: {
        'card.wanted': { target: 'filling', actions: 'begin a new card' },
        'news.read': { actions: 'forget what was said', description: 'The message is dealt with.' },
      },
    },
    filling: {
      description: 'The customer types the card; what was wrong with it stands below.',
      meta: { title: 'Filling in the card', section: '2.5' },
      on: {
        'card.given': {
          target: 'preparing',
          actions: [assign({ holder: ({ event }) => event.holder, isKept: ({ event }) => event.isKept }), 'forget what was said'],
        },
        'card.reconsidered': { target: 'idle', actions: 'forget what was said' },
      },
    },
    preparing: {
      description: 'The provider is told that a card comes.',
      tags: 'busy',
      meta: { title: 'Preparing', section: '2.7' },
      invoke: {
        id: 'makeIntent',
        src: 'makeIntent',
        onDone: [
          {
            guard: { type: 'the provider is ready', params: ({ event }) => ({ made: event.output }) },
            target: 'keeping',
            actions: assign({ clientSecret: ({ event }) => (event.output.ok ? event.output.value.clientSecret : null) }),
          },
          {
            target: 'filling',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { label: 'Not ready', cause: 'failure' },
          },
        ],
      },
    },
    keeping: {
      description: 'The provider takes the card; its bank may ask the customer in a dialog of its own.',
      tags: 'busy',
      meta: { title: 'With the provider', section: '2.7' },
      invoke: {
        id: 'keepCard',
        src: 'keepCard',
        input: ({ context }) => ({ clientSecret: context.clientSecret ?? '', holder: context.holder }),
        onDone: [
          {
            guard: { type: 'the provider keeps it', params: ({ event }) => ({ kept: event.output }) },
            target: 'saving',
            actions: assign(({ event }) => (event.output.ok ? event.output.value : { paymentMethod: null, expiry: null })),
          },
          {
            guard: { type: 'nobody heard of it', params: ({ event }) => ({ kept: event.output }) },
            target: 'filling',
            actions: 'note that no answer came',
            meta: { cause: 'failure' },
          },
          {
            target: 'filling',
            actions: { type: 'keep the provider’s word', params: ({ event }) => ({ kept: event.output }) },
            meta: { label: 'Card refused', cause: 'failure' },
          },
        ],
        onError: { target: 'filling', actions: 'note that it broke', meta: { label: 'The provider broke' } },
      },
      after: { challengeEnds: { target: 'filling', actions: 'note that no answer came' } },
    },
    saving: {
      description: 'The server notes the card that the provider keeps.',
      tags: 'busy',
      meta: { title: 'Saving the card', section: '2.7' },
      invoke: {
        id: 'addCard',
        src: 'addCard',
        input: ({ context: { paymentMethod, expiry, isKept } }) => ({ paymentMethod: paymentMethod ?? '', expiry, isKept }),
        onDone: [
          {
            guard: { type: 'it is added', params: ({ event }) => ({ added: event.output }) },
            target: 'idle',
            actions: [
              { type: 'it is added', params: ({ event }) => ({ added: event.output }) },
              { type: 'tell of the new card', params: ({ event }) => ({ card: (event.output as { value: Card }).value }) },
            ],
          },
          {
            guard: { type: 'no answer came', params: ({ event }) => ({ added: event.output }) },
            target: 'unsaved',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { cause: 'failure' },
          },
          {
            target: 'filling',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { label: 'Card refused', cause: 'failure' },
          },
        ],
      },
    },
    unsaved: {
      description: 'The provider keeps the card, and nobody knows whether the server does; asking again adds it once.',
      tags: 'blocked',
      meta: { title: 'Not saved yet', section: '2.7' },
      on: {
        'retry.asked': { target: 'saving', actions: 'forget what was said' },
        'card.reconsidered': { target: 'idle', actions: 'forget what was said' },
      },
    },
  },
});
