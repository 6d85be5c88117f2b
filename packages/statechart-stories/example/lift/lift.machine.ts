import { assign, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from 'statechart-stories/model';
import { port } from 'statechart-stories/port';

/** How a ride ended, by the word of the motor. */
export type Ride = { readonly arrived: boolean };

type LiftContext = {
  readonly floor: number;
  /** Where somebody waits; null while nobody does. */
  readonly called: number | null;
  readonly kilograms: number;
};

type LiftEvent =
  | { type: 'floor.called'; floor: number }
  | { type: 'door.held' }
  | { type: 'way.blocked' }
  | { type: 'cabin.weighed'; kilograms: number }
  | { type: 'lift.mended' };

/** What the cables carry. */
const MOST_KILOGRAMS = 480;

/** One cabin in one shaft. It takes one call at a time, never moves with open doors, and asks for help when it is stuck. */
export const liftMachine = setup({
  types: {
    input: {} as { floor: number },
    context: {} as LiftContext,
    events: {} as LiftEvent,
    tags: {} as 'busy' | 'blocked' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    drive: port<Ride, { to: number }>('drive'),
    callHelp: port<null, { floor: number }>('callHelp'),
  },
  guards: {
    'the cabin stands there': ({ context }, params: { floor: number }) => context.floor === params.floor,
    'the cabin arrived': (_, params: { ride: Ride }) => params.ride.arrived,
    'too many are in it': (_, params: { kilograms: number }) => params.kilograms > MOST_KILOGRAMS,
    'somebody waits elsewhere': ({ context }) => context.called !== null,
  },
  actions: {
    'note the call': assign((_, params: { floor: number }) => ({ called: params.floor })),
    'note the weight': assign((_, params: { kilograms: number }) => ({ kilograms: params.kilograms })),
    'be there': assign(({ context }) => ({ floor: context.called ?? context.floor, called: null })),
    'forget the call': assign({ called: null }),
  },
  delays: { doorsStayOpen: 5_000, doorsTakeToClose: 3_000, rideTakesTooLong: 60_000, helpTakesTooLong: 20_000 },
}).createMachine({
  id: 'lift',
  description: 'Brings people from floor to floor, and never moves while its doors are open.',
  context: ({ input }) => ({ floor: input.floor, called: null, kilograms: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The doors are closed and nobody waits.',
      tags: 'good',
      meta: { title: 'Resting' },
      on: {
        'floor.called': [
          { guard: { type: 'the cabin stands there', params: ({ event }) => ({ floor: event.floor }) }, target: 'open' },
          { target: 'riding', actions: { type: 'note the call', params: ({ event }) => ({ floor: event.floor }) } },
        ],
      },
    },
    riding: {
      description: 'The motor brings the cabin to whoever called.',
      tags: 'busy',
      meta: { title: 'Riding' },
      invoke: {
        id: 'drive',
        src: 'drive',
        input: ({ context }) => ({ to: context.called ?? context.floor }),
        onDone: [
          {
            guard: { type: 'the cabin arrived', params: ({ event }) => ({ ride: event.output }) },
            target: 'open',
            actions: 'be there',
          },
          { target: 'stuck', meta: { label: 'It stopped between floors', cause: 'failure' } },
        ],
        onError: { target: 'stuck', meta: { label: 'The motor says nothing' } },
      },
      after: { rideTakesTooLong: 'stuck' },
    },
    open: {
      description: 'The doors are open for whoever wants in or out.',
      meta: { title: 'Doors open', shows: 'Please step in' },
      on: {
        'door.held': { target: 'open', reenter: true, description: 'They stay open as long again.' },
        'floor.called': {
          actions: { type: 'note the call', params: ({ event }) => ({ floor: event.floor }) },
          description: 'The call is kept for when the doors are closed.',
        },
        'cabin.weighed': [
          {
            guard: { type: 'too many are in it', params: ({ event }) => ({ kilograms: event.kilograms }) },
            target: 'overloaded',
            actions: { type: 'note the weight', params: ({ event }) => ({ kilograms: event.kilograms }) },
          },
          {
            actions: { type: 'note the weight', params: ({ event }) => ({ kilograms: event.kilograms }) },
            description: 'It may ride with so many.',
          },
        ],
      },
      after: { doorsStayOpen: 'closing' },
    },
    overloaded: {
      description: 'It buzzes, and the doors stay open until somebody steps out.',
      tags: 'blocked',
      meta: { title: 'Too many inside', shows: 'Too many: please step out' },
      on: {
        'cabin.weighed': [
          {
            guard: { type: 'too many are in it', params: ({ event }) => ({ kilograms: event.kilograms }) },
            actions: { type: 'note the weight', params: ({ event }) => ({ kilograms: event.kilograms }) },
            description: 'Still too many.',
          },
          {
            target: 'open',
            actions: { type: 'note the weight', params: ({ event }) => ({ kilograms: event.kilograms }) },
          },
        ],
      },
    },
    closing: {
      description: 'The doors close slowly.',
      meta: { title: 'Doors closing' },
      on: { 'way.blocked': 'open', 'door.held': 'open' },
      after: {
        doorsTakeToClose: [
          { guard: 'somebody waits elsewhere', target: 'riding' },
          { target: 'resting', meta: { label: 'After 3 s, nobody waits' } },
        ],
      },
    },
    stuck: {
      description: 'The cabin stands somewhere with people in it; help is called.',
      tags: ['busy', 'blocked'],
      meta: { title: 'Stuck', shows: 'Help is being called' },
      entry: 'forget the call',
      invoke: {
        id: 'callHelp',
        src: 'callHelp',
        input: ({ context }) => ({ floor: context.floor }),
        onDone: { target: 'waiting', meta: { label: 'Somebody comes', cause: 'answer' } },
        onError: { target: 'stuck', reenter: true, description: 'It is called again.', meta: { label: 'Nobody picks up' } },
      },
      after: { helpTakesTooLong: { target: 'stuck', reenter: true, description: 'It is called again.' } },
      on: { 'lift.mended': 'resting' },
    },
    waiting: {
      description: 'Somebody is on the way.',
      tags: 'blocked',
      meta: { title: 'Help is coming', shows: 'Help is on its way' },
      on: { 'lift.mended': 'resting' },
    },
  },
});
