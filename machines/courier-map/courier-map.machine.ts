import { assign, setup } from 'xstate';
import { MAP_INFO_FOR } from '#contract/limits.ts';
import type { ChartTypes } from '#statecharts/model.ts';

export type MapPlace = 'from' | 'to' | 'courier';

const courierMap = setup({
  types: {} as ChartTypes & {
    context: { readonly drawing: 'coming' | 'drawn' | 'missing'; readonly labelled: MapPlace | null };
    events:
      | { type: 'map.drawn' }
      | { type: 'map.failed' }
      | { type: 'map.dragged' }
      | { type: 'courier.sought' }
      | { type: 'place.tapped'; place: MapPlace };
  },
  actions: {
    'note that it is drawn': assign({ drawing: 'drawn' }),
    'note that it cannot be drawn': assign({ drawing: 'missing' }),
    'keep which place': assign((_, params: { place: MapPlace }) => ({ labelled: params.place })),
    'forget which place': assign({ labelled: null }),
  },
  delays: { labelStands: MAP_INFO_FOR },
});

/** The map of an order that is on its way (specification 2, sections 4 and 9): who moves it, and what is written on it. It never fights a finger. */
export const courierMapMachine = courierMap.createMachine({
  id: 'courierMap',
  description: 'Moves the map with the courier until a finger moves it, and writes a name for five seconds.',
  context: { drawing: 'coming', labelled: null },
  type: 'parallel',
  on: {
    'map.drawn': { description: 'The map is seen.', actions: 'note that it is drawn' },
    'map.failed': { description: 'The map cannot be seen; the words beside it go on.', actions: 'note that it cannot be drawn' },
  },
  states: {
    camera: {
      description: 'Who moves the map.',
      meta: { title: 'Camera', section: '2.9' },
      initial: 'following',
      states: {
        following: {
          description: 'The map goes with the courier.',
          meta: { title: 'With the courier' },
          on: { 'map.dragged': { description: 'A finger moves it, and is not fought.', target: 'free' } },
        },
        free: {
          description: 'The map stays where it was put.',
          meta: { title: 'Where it was put' },
          on: { 'courier.sought': { description: 'The customer wants to see the courier again.', target: 'following' } },
        },
      },
    },
    label: {
      description: 'What is written on the map at a place.',
      meta: { title: 'Label', section: '2.9' },
      initial: 'closed',
      on: {
        'place.tapped': {
          description: 'The name of what was tapped stands for five seconds.',
          target: '.open',
          actions: { type: 'keep which place', params: ({ event }) => ({ place: event.place }) },
        },
      },
      states: {
        closed: { description: 'Nothing is written.', meta: { title: 'Nothing written' } },
        open: {
          description: 'It is written which place it is.',
          meta: { title: 'Name written' },
          after: { labelStands: { target: 'closed', actions: 'forget which place' } },
        },
      },
    },
  },
});
