import { assign, setup } from 'xstate';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { port } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

/** Why a place could not be found from the device: refused by the person, no signal, or far from every city. */
export type LocateFailure = 'denied' | 'unavailable' | 'outside';

type Context = { readonly place: CurrentLocation | null; readonly trouble: LocateFailure | null };

const location = setup({
  types: {} as ChartTypes & {
    input: { place: CurrentLocation | null };
    context: Context;
    events: { type: 'place.chosen'; place: CurrentLocation } | { type: 'location.asked' } | { type: 'trouble.read' };
    tags: 'busy';
  },
  actors: { locate: port<Result<CurrentLocation, LocateFailure>, undefined>('locate') },
  guards: {
    'a place is known': ({ context }) => context.place !== null,
    'the device was found': (_, params: { found: Result<CurrentLocation, LocateFailure> }) => params.found.ok,
  },
  actions: {
    'keep the place': assign(({ event }) => (event.type === 'place.chosen' ? { place: event.place, trouble: null } : {})),
    'forget the trouble': assign({ trouble: null }),
  },
  delays: { locatingTakesTooLong: 10_000 },
});

const choosePlace = {
  description: 'A place picked from the list, the map or another tab takes the place of the old one.',
  target: 'somewhere',
  actions: 'keep the place',
} as const;
const readTrouble = { description: 'The message about the device was read.', actions: 'forget the trouble' } as const;

/** Where the customer looks around from (specification 1, section 2: address box; 0-decisions, Screens). */
export const locationMachine = location.createMachine({
  id: 'location',
  description: 'Knows the place that stores are looked for around.',
  context: ({ input }) => ({ place: input.place, trouble: null }),
  initial: 'waking',
  states: {
    waking: {
      description: 'Decides whether a place is remembered.',
      meta: { title: 'Is a place known?' },
      always: [
        { guard: 'a place is known', target: 'somewhere' },
        { target: 'nowhere', meta: { label: 'No place is known' } },
      ],
    },
    nowhere: {
      description: 'No place is known yet.',
      meta: { title: 'No place yet', section: '1.2' },
      on: { 'location.asked': 'locating', 'place.chosen': choosePlace, 'trouble.read': readTrouble },
    },
    somewhere: {
      description: 'A place is known.',
      meta: { title: 'At a place', section: '1.2' },
      on: {
        'location.asked': 'locating',
        'place.chosen': { description: choosePlace.description, actions: choosePlace.actions },
        'trouble.read': readTrouble,
      },
    },
    locating: {
      description: 'The device is asked where it is; the old place stays until it answers.',
      tags: 'busy',
      meta: { title: 'Asking the device', section: '1.2' },
      entry: 'forget the trouble',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: [
          {
            guard: { type: 'the device was found', params: ({ event }) => ({ found: event.output }) },
            target: 'somewhere',
            actions: assign({ place: ({ context, event }) => (event.output.ok ? event.output.value : context.place) }),
          },
          {
            target: 'waking',
            meta: { label: 'Device was not found', cause: 'failure' },
            actions: assign({ trouble: ({ event }) => (event.output.ok ? null : event.output.failure) }),
          },
        ],
        onError: { target: 'waking', actions: assign({ trouble: 'unavailable' }) },
      },
      on: { 'place.chosen': choosePlace },
      after: { locatingTakesTooLong: { target: 'waking', actions: assign({ trouble: 'unavailable' }) } },
    },
  },
});
