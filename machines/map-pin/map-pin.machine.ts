import { firstPin, mapPin, pinPoint } from './map-pin.setup.ts';

const take = {
  description: 'The customer looks around from where the pin stands.',
  target: 'taken',
  actions: 'tell where it is put',
} as const;

/**
 * A pin being put on a map (specification 1, section 2: address boxes; 0-decisions, Screens). The pin stands in the
 * middle and the map moves beneath it. What is said to stand under it was asked for exactly its point, and it can be
 * moved, read and taken whether or not the map can be drawn.
 */
export const mapPinMachine = mapPin.createMachine({
  id: 'mapPin',
  description: 'Puts a pin on the map and names what stands there.',
  context: ({ input }) => firstPin(input),
  initial: 'naming',
  on: {
    'map.dragged': [
      {
        guard: { type: 'only the zoom changed', params: ({ event }) => ({ view: event.view }) },
        description: 'The map comes nearer around the pin: what stands there stays.',
        meta: { label: 'Only the zoom changed' },
        actions: { type: 'change the zoom', params: ({ event }) => ({ view: event.view }) },
      },
      {
        description: 'The pin stands elsewhere: its old name is gone at once.',
        target: '.resting',
        actions: { type: 'move the pin', params: ({ event }) => ({ view: event.view }) },
      },
    ],
    'pin.pushed': {
      description: 'Keys and buttons push the pin as a finger drags the map.',
      target: '.resting',
      actions: { type: 'push the pin', params: ({ event: { towards, far } }) => ({ towards, far }) },
    },
    'zoom.stepped': {
      description: 'The map comes nearer or goes farther around the pin.',
      actions: { type: 'step the zoom', params: ({ event }) => ({ by: event.by }) },
    },
    'map.drawn': { description: 'The map is seen.', actions: 'note that it is drawn' },
    'map.failed': { description: 'The map cannot be seen; everything else goes on.', actions: 'note that it cannot be drawn' },
  },
  states: {
    resting: {
      description: 'The pin was moved; it may move on.',
      meta: { title: 'Waiting for the pin to rest', section: '1.2' },
      after: { pinRests: 'naming' },
    },
    naming: {
      description: 'It is asked what stands under the pin.',
      tags: 'busy',
      meta: { title: 'Asking what stands there', section: '1.2' },
      invoke: {
        id: 'nameIt',
        src: 'nameIt',
        input: ({ context }) => ({ point: pinPoint(context) }),
        onDone: [
          {
            guard: { type: 'a place lies there', params: ({ event }) => ({ named: event.output }) },
            target: 'named',
            actions: { type: 'keep the place', params: ({ event }) => ({ named: event.output }) },
          },
          {
            guard: { type: 'an answer came', params: ({ event }) => ({ named: event.output }) },
            target: 'outside',
            meta: { label: 'Nobody delivers there' },
          },
          { target: 'unnamed', meta: { label: 'No answer', cause: 'failure' } },
        ],
      },
    },
    named: {
      description: 'What stands under the pin is known.',
      meta: { title: 'At an address', section: '1.2' },
      on: { 'pin.taken': take },
    },
    outside: {
      description: 'Nobody delivers where the pin stands.',
      meta: { title: 'Out of reach', section: '1.2' },
    },
    unnamed: {
      description: 'Nobody could say what stands there; a point is enough for looking around.',
      meta: { title: 'Without a name', section: '1.8' },
      on: {
        'pin.taken': take,
        'name.wanted': { description: 'It is asked again.', target: 'naming' },
      },
    },
    taken: {
      description: 'The pin is put.',
      type: 'final',
      tags: 'good',
      meta: { title: 'Pin put', section: '1.2' },
    },
  },
});
