import { describe, expect, test } from 'vitest';
import { checkoutSystem } from '#tools/statecharts/systems/checkout-system.ts';
import { courierSystem } from '#tools/statecharts/systems/courier-system.ts';
import { replayed, runSystem } from '#statecharts/draw/systems/run-system.ts';
import { partsOf, type System, type SystemJourney } from '#statecharts/draw/systems/system.ts';

const journeys = [checkoutSystem, courierSystem].flatMap((system) =>
  system.journeys.map((journey): [string, System, SystemJourney] => [journey.title, system, journey]),
);

test.each(journeys)('%s: happens so on the real charts, and ends as it is told', (_, system, { begins, steps, ends }) => {
  const run = replayed(system, begins, steps);
  const at = new Map(run.now().parts.map((now) => [now.part.id, now.at]));
  expect(Object.keys(ends)).not.toEqual([]);
  for (const [id, path] of Object.entries(ends)) expect(at.get(id), id).toContain(path);
  run.stop();
});

describe.each([checkoutSystem, courierSystem])('$title', (system) => {
  test('calls each flow by a name of its own', () => {
    const ids = partsOf(system).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names as told by others only what the flow’s model knows, and never all that is said to a flow of a customer’s', () => {
    for (const { id, told, model } of partsOf(system))
      expect(
        told.filter((type) => !model.events.some(({ event }) => event.type === type)),
        id,
      ).toEqual([]);
  });

  test('can be taken back step by step: the same steps lead to the same states', () => {
    const [journey] = system.journeys;
    if (!journey) throw new Error('There is no journey');
    const run = runSystem(system, journey.begins);
    const seen = journey.steps.map((step, index) => {
      const states = run.now().parts.map(({ part, is, at }) => [part.id, is, at]);
      expect(
        replayed(system, journey.begins, journey.steps.slice(0, index))
          .now()
          .parts.map(({ part, is, at }) => [part.id, is, at]),
      ).toEqual(states);
      const act = run.now().acts.find((one) => one.part.id === step[0] && one.sample.says === step[1]);
      if (!act) throw new Error(step.join(': '));
      run.happen(act);
      return JSON.stringify(states);
    });
    expect(new Set(seen).size).toBeGreaterThan(3);
  });
});

test('steps that cannot happen are not replayed', () => {
  expect(() => replayed(checkoutSystem, 'the basket page opens', [['payment', 'the bank says yes']])).toThrow(
    'cannot happen to payment now',
  );
  expect(() => runSystem(checkoutSystem, 'it rains')).toThrow('has no beginning');
});
