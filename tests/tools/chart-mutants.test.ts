import { assign, createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { copyOf, mutantsOf, type Actions } from '#tools/mutation/chart-mutants.ts';

const parts = {
  types: { context: {} as { first: number; last: number; name: string }, events: {} as { type: 'pressed' } | { type: 'left' } },
  guards: { 'it may': () => true },
  actions: {
    note: assign({ first: 1, last: 2, name: 'Léa' }),
    tell: () => undefined,
  },
};
const config = {
  id: 'door',
  context: { first: 0, last: 0, name: '' },
  initial: 'shut',
  states: {
    shut: { entry: 'tell', on: { pressed: [{ guard: 'it may', target: 'open', actions: ['note', 'tell'] }, { target: 'shut' }] } },
    open: { on: { left: 'shut' } },
  },
} as const;
const mutants = (of: object = copyOf(config), actions: Actions = { ...parts.actions }) =>
  mutantsOf(of, actions, (one, other) => one !== 'name' && other !== 'name');

test('a chart can be changed in each of five ways, and each change says where it is', () => {
  expect(mutants().map(({ says }) => says)).toEqual([
    "shut entry: no longer 'tell'",
    'shut pressed 0: leads to shut, not open',
    'shut pressed: branch 1 before 0',
    "shut pressed 0: no longer 'note'",
    "shut pressed 0: no longer 'tell'",
    'shut pressed 1: leads to open, not shut',
    'shut pressed 1: enters anew',
    'open left 0: leads to open, not shut',
    "'note': first and last swapped",
  ]);
});

test.each([
  ['shut pressed 0: leads to shut, not open', ['shut', 1, 2]],
  ['shut pressed: branch 1 before 0', ['shut', 0, 0]],
  ["shut pressed 0: no longer 'note'", ['open', 0, 0]],
  ["'note': first and last swapped", ['open', 2, 1]],
])('a change changes what happens, and only in its copy: %s', (says, after) => {
  const [changed, actions] = [copyOf(config), { ...parts.actions }];
  mutants(changed, actions)
    .find((one) => one.says === says)
    ?.apply();
  const pressed = (chart: typeof config, of: typeof actions) => {
    const door = createActor(setup({ ...parts, actions: of } as never).createMachine(chart as never)).start();
    door.send({ type: 'pressed' } as never);
    const { value, context } = door.getSnapshot();
    return [value, context.first, context.last];
  };
  expect(pressed(changed, actions)).toEqual(after);
  expect(pressed(config, parts.actions)).toEqual(['open', 1, 2]);
});
