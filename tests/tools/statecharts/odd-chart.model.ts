import { and, assign, not, raise, sendTo, setup } from 'xstate';
import { defineModel, type StateMeta, type TransitionMeta } from '#machines/model.ts';
import { callbackPort } from '#machines/port.ts';

/** A chart with what no flow of the house has: history, a state that ends, several targets, names that XML does not take. */
export const oddChartModel = defineModel({
  machine: setup({
    types: {
      context: {} as { turns: number },
      events: {} as { type: 'turn' } | { type: 'turn.back' } | { type: 'out' } | { type: 'in' } | { type: 'both' } | { type: 'again' },
      tags: {} as 'busy',
      meta: {} as StateMeta,
      transitionMeta: {} as TransitionMeta,
    },
    actors: { 'a bell & a "light"': callbackPort('a bell & a "light"') },
    guards: { "it’s <early> & 'quiet'": () => true, 'it is late': () => false },
    actions: { 'ring -- twice': raise({ type: 'turn' }), 'tell the bell': sendTo('bell', { type: 'ring' }) },
    delays: { 'a while': 500, 'as long as it takes': ({ context }) => context.turns * 1000 },
  }).createMachine({
    id: 'odd',
    description: 'Turns -- and turns back.',
    context: { turns: 0 },
    initial: 'on',
    on: { again: { target: '.on', description: 'Begins -- anew.' }, '*': { description: 'Nobody minds.' } },
    states: {
      on: {
        type: 'parallel',
        description: 'Both at once.',
        states: {
          left: {
            description: 'The left one.',
            initial: 'a b',
            states: {
              'a b': {
                description: 'Named with a space.',
                entry: 'ring -- twice',
                exit: 'tell the bell',
                on: { turn: { target: 'done', guard: "it’s <early> & 'quiet'" }, 'turn.back': { target: 'a b' } },
              },
              done: { type: 'final', description: 'Its end.' },
            },
          },
          right: {
            description: 'The right one.',
            initial: 'c',
            states: {
              c: {
                description: 'Waits.',
                invoke: { id: 'bell', src: 'a bell & a "light"', onError: 'd' },
                after: { 'a while': 'd', 'as long as it takes': { target: 'c', reenter: true }, 70: { actions: assign({ turns: 0 }) } },
              },
              d: {
                description: 'Waits no more.',
                always: { guard: and([not('it is late'), "it’s <early> & 'quiet'"]), target: 'done' },
              },
              done: { type: 'final', description: 'Its end.' },
              past: { type: 'history', history: 'deep', target: 'c', description: 'Where it was.' },
            },
          },
        },
        on: { out: 'off' },
        onDone: 'over',
      },
      off: {
        description: 'Neither.',
        on: { in: '#odd.on.right.past', both: { target: ['#odd.on.left.done', '#odd.on.right.d'] } },
      },
      over: { type: 'final', description: 'Both have ended.' },
    },
  }),
  title: 'Odd: chart; "quoted"',
  sentence: 'It has what the flows have not.',
  usedBy: 'a test',
  section: '',
  inputs: [{ says: 'it is on', input: undefined }],
  events: [],
  project: () => null,
  states: {},
});
