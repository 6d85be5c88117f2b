import { expect, test } from 'vitest';
import { loadModels } from '#statecharts/draw/models.ts';
import { emittedBy, flowsOf, hears } from '#statecharts/emitted.ts';

const models = await loadModels('machines');
const parents = models.filter(({ model }) => flowsOf(model.machine).length > 0).map(({ model }) => model);

/** What a flow emits for others than the parent named here, and for whom. */
const FOR_OTHERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

test('the parents that hear their flows are known', () => {
  expect(parents.map(({ machine }) => machine.id)).toEqual(['checkout', 'courierBooking', 'fulfilmentTime']);
});

test.each(parents)('$title hears whatever its flows emit', ({ machine }) => {
  const emitted = [...new Set(flowsOf(machine).flatMap(emittedBy))];
  expect(emitted.length).toBeGreaterThan(1);
  expect(emitted.filter((type) => !hears(machine, type)).toSorted()).toEqual(Object.keys(FOR_OTHERS[machine.id] ?? {}).toSorted());
});
