import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { anyModel } from '#statecharts/any-model.ts';
import { withoutStandIns } from '#statecharts/chart-words.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';
import { chartOf } from '#statecharts/draw/chart.ts';
import { drawChart } from '#statecharts/draw/drawing-svg.ts';
import { textForm } from '#statecharts/draw/text-form.ts';
import { unreachableStates, explore } from '#statecharts/explore.ts';
import { findJourneys } from '#statecharts/journeys.ts';
import { defineModel } from '#statecharts/model.ts';
import { runOnActor } from '#statecharts/run-on-actor.ts';
import { barrierModel } from './fixtures/barrier.model.ts';

describeMachine(barrierModel, { rules: 'plain' });

test('a history state leads back to either state, on paper and on an actor', async () => {
  const model = anyModel(barrierModel);
  const [journey] = findJourneys(model).journeys;
  const back = journey?.steps.filter(({ says }) => says === 'the power is back').map(({ to }) => to.join());
  const { places } = explore(model);
  expect(places.filter(({ still }) => still.snapshot.value === 'dark')).toHaveLength(2);
  expect(back?.length).toBeGreaterThan(0);
  expect(journey && (await runOnActor(model, journey))).toBeNull();
});

test('a history state to which nothing leads is told', () => {
  const model = anyModel(
    defineModel({
      ...barrierModel,
      machine: setup({}).createMachine({
        id: 'barrier',
        initial: 'down',
        states: { down: { on: { 'car.came': 'down' } }, before: { type: 'history' } },
      }) as AnyStateMachine,
      events: [{ says: 'a car comes', by: 'customer', event: { type: 'car.came' } }],
    }),
  );
  expect(unreachableStates(model, explore(model))).toEqual(['before']);
});

test('a history state is drawn as one, and a delay in figures by its length', async () => {
  const root = chartOf(anyModel(barrierModel));
  expect(await drawChart(root)).toContain('<g class="state is-instant is-history" data-state="working.before"');
  const told = textForm('barrier', anyModel(barrierModel), root, []);
  expect(told).toContain('- **Before** (back to the last state)');
  expect(told).toContain('→ Power back: **Before**');
  expect(told).toContain('→ After 1 min: **Down**');
});

test('no real port is started: one with a name is told, one without is refused', async () => {
  const started: string[] = [];
  const real = (name: string) =>
    fromPromise(() => {
      started.push(name);
      return Promise.resolve('charged');
    });
  const named = setup({ actors: { charge: real('charge') } }).createMachine({
    id: 'till',
    initial: 'charging',
    states: { charging: { invoke: { id: 'charge', src: 'charge', onDone: 'done' } }, done: { type: 'final' } },
  });
  const nameless = createMachine({
    id: 'till',
    initial: 'charging',
    states: { charging: { invoke: { id: 'charge', src: real('inline'), onDone: 'done' } }, done: { type: 'final' } },
  });
  const modelOf = (machine: AnyStateMachine) =>
    anyModel(
      defineModel({
        ...barrierModel,
        machine,
        events: [{ says: 'it is paid', by: 'bank', event: { type: 'xstate.done.actor.charge', output: 'charged' } }],
      }),
    );
  expect(withoutStandIns(named)).toEqual(['“charge” is a real port: a chart has stand-ins, which are filled where it runs']);
  for (const journey of findJourneys(modelOf(named)).journeys) expect(await runOnActor(modelOf(named), journey)).toBeNull();
  const [journey] = findJourneys(modelOf(nameless)).journeys;
  await expect(journey && runOnActor(modelOf(nameless), journey)).rejects.toThrow(
    'Not started, since real ports would be: “charge” in charging. Name them in setup({ actors }).',
  );
  expect(started).toEqual([]);
});
