import { assign } from 'xstate';
import type { Card } from '#contract/entities/card.ts';
import { cardsSetup } from '../cards.setup.ts';

/** The new card first among nothing, else after the others; the first one is the default, as the server keeps it. */
const withCard = (cards: readonly Card[], added: Card): readonly Card[] => [...cards.filter(({ _id }) => _id !== added._id), added];

export const adding = cardsSetup.createStateConfig({
  description: 'A card is added: its fields are the provider’s, its number never comes to the server.',
  meta: { title: 'Adding a card', section: '2.4' },
  initial: 'filling',
  states: {
    filling: {
      description: 'The customer types the card; what was wrong with it stands below.',
      meta: { title: 'Filling in the card', section: '2.5' },
      on: {
        'card.given': {
          target: 'preparing',
          actions: [assign({ holder: ({ event }) => event.holder, isKept: ({ event }) => event.isKept }), 'forget what was said'],
        },
        'card.reconsidered': { target: '#cards.listed', actions: 'forget what was said' },
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
            target: '#cards.listed',
            actions: [
              assign(({ context, event }) =>
                event.output.ok
                  ? {
                      cards: withCard(context.cards, event.output.value),
                      onceId: event.output.value.is_kept === false ? event.output.value._id : context.onceId,
                      news: { is: 'added' as const, card: event.output.value },
                      failure: null,
                      paymentMethod: null,
                      expiry: null,
                    }
                  : {},
              ),
              { type: 'tell of the new card', params: ({ event }) => ({ card: (event.output as { value: Card }).value }) },
            ],
          },
          {
            guard: { type: 'no answer came', params: ({ event }) => ({ outcome: event.output }) },
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
        'card.reconsidered': { target: '#cards.loading', actions: 'forget what was said' },
      },
    },
  },
});
