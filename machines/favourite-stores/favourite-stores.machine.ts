import { favouriteStoresSetup, tickedOf } from './favourite-stores.setup.ts';

/** The stores that a customer keeps (specification 2, sections 2.7 and 4): shown, ticked, deleted, and kept again after all. */
export const favouriteStoresMachine = favouriteStoresSetup.createMachine({
  id: 'favouriteStores',
  description: 'Lists a customer’s favourite stores; ticked ones are deleted, and kept again when that was a mistake.',
  context: ({ input }) => ({ ids: input.ids, told: null, isOld: false, ticked: [], gone: [], failed: null }),
  invoke: { id: 'hearGrounds', src: 'hearGrounds', onError: { meta: { label: 'Other tabs unheard' } } },
  on: {
    'favourites.told': {
      description: 'A heart was pressed somewhere, in this tab or another.',
      actions: { type: 'keep the ids', params: ({ event }) => ({ ids: event.ids }) },
    },
    'place.told': { description: 'The customer looks around from somewhere else.', actions: 'note that it is old' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked for the stores, as they are for the customer’s place.',
      tags: 'busy',
      meta: { title: 'Loading', section: '2.7' },
      entry: 'note that it is asked anew',
      invoke: {
        id: 'listStores',
        src: 'listStores',
        onDone: [
          {
            guard: { type: 'the stores came', params: ({ event }) => ({ listed: event.output }) },
            target: 'settling',
            actions: { type: 'keep the stores', params: ({ event }) => ({ listed: event.output }) },
          },
          {
            target: 'unavailable',
            actions: { type: 'remember why', params: ({ event }) => ({ what: 'loading', outcome: event.output }) },
            meta: { label: 'Stores not told', cause: 'failure' },
          },
        ],
      },
    },
    unavailable: {
      description: 'The stores could not be loaded.',
      tags: 'blocked',
      meta: { title: 'Stores not loaded', section: '2.8' },
      on: { 'retry.asked': { target: 'loading', actions: 'forget why' } },
    },
    settling: {
      description: 'What was told may be old by now.',
      meta: { title: 'Old or not', section: '2.2.7' },
      always: [
        { guard: 'it is old', target: 'loading', meta: { cause: 'answer' } },
        { target: 'viewing', meta: { label: 'it is not', cause: 'answer' } },
      ],
    },
    viewing: {
      description: 'The stores stand there, each the way to its menu.',
      meta: { title: 'Stores', section: '2.2.7' },
      on: {
        'favourites.told': {
          description: 'A heart was pressed somewhere else.',
          target: 'settling',
          actions: { type: 'keep the ids', params: ({ event }) => ({ ids: event.ids }) },
        },
        'place.told': { description: 'How long each takes is another question now.', target: 'loading' },
        'edit.toggled': { guard: 'something is kept', target: 'editing', actions: 'forget why' },
        'undo.asked': { guard: 'something can be undone', target: 'undoing', actions: 'forget why' },
        'news.read': {
          description: 'What was said is dealt with.',
          guard: 'something can be undone',
          actions: ['forget what is gone', 'forget why'],
        },
      },
    },
    editing: {
      description: 'Each store has a box to tick.',
      meta: { title: 'Ticking', section: '2.2.7' },
      on: {
        'store.ticked': {
          description: 'One is ticked, or no longer.',
          guard: { type: 'it is kept', params: ({ event }) => ({ storeId: event.storeId }) },
          actions: { type: 'tick or untick', params: ({ event }) => ({ storeId: event.storeId }) },
        },
        'deletion.asked': { guard: 'something is ticked', target: 'deleting', actions: ['forget what is gone', 'forget why'] },
        'edit.toggled': { target: 'settling', actions: ['forget the ticks', 'forget why'] },
      },
    },
    deleting: {
      description: 'The ticked stores are gone from the list; the server is told.',
      tags: 'busy',
      meta: { title: 'Deleting', section: '2.4' },
      invoke: {
        id: 'removeStores',
        src: 'removeStores',
        input: ({ context }) => ({ ids: tickedOf(context) }),
        onDone: [
          {
            guard: { type: 'it was changed', params: ({ event }) => ({ changed: event.output }) },
            target: 'settling',
            actions: 'keep what is gone',
          },
          {
            target: 'editing',
            actions: { type: 'remember why', params: ({ event }) => ({ what: 'deleting', outcome: event.output }) },
            meta: { label: 'Not deleted', cause: 'failure' },
          },
        ],
      },
    },
    undoing: {
      description: 'The server keeps again what was deleted last.',
      tags: 'busy',
      meta: { title: 'Undoing', section: '2.2.7' },
      invoke: {
        id: 'keepStores',
        src: 'keepStores',
        input: ({ context }) => ({ ids: context.gone }),
        onDone: [
          {
            guard: { type: 'it was changed', params: ({ event }) => ({ changed: event.output }) },
            target: 'settling',
            actions: 'keep again what is gone',
          },
          {
            target: 'settling',
            actions: { type: 'remember why', params: ({ event }) => ({ what: 'undoing', outcome: event.output }) },
            meta: { label: 'Not undone', cause: 'failure' },
          },
        ],
      },
    },
  },
});
