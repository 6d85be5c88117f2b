import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asThePageReaches, canBeActed } from '#e2e/journeys/flow.ts';
import { WALKED_IN_VERIFY } from '#e2e/journeys/walked-in-verify.ts';
import { pathOf, stateNodes } from '#statecharts/state-nodes.ts';
import { flows } from './harness/flows-in-the-page.ts';

describe.each(flows)('the journeys of $model.title in the page', (flow) => {
  const { model } = flow;
  const { reachable, idle } = asThePageReaches(flow);

  test('have an act or a reason for every sample of the model, and none left over', () => {
    const says = [...model.events, ...model.inputs].map((sample) => sample.says);
    expect(
      Object.keys(flow.unreachable).filter((one) => !says.includes(one)),
      'unreachable samples that the model no longer has',
    ).toEqual([]);
    expect(
      [...Object.keys(flow.acts), ...Object.keys(flow.afterwards ?? {})].filter((one) => !says.includes(one)),
      'acts that the model no longer has',
    ).toEqual([]);
    expect(
      reachable.events.filter((sample) => !canBeActed(flow, sample)).map((sample) => sample.says),
      'samples without an act',
    ).toEqual([]);
    expect(idle, 'rules that concern nothing in the chart').toEqual([]);
    expect([...Object.keys(flow.states), ...flow.unseen].sort()).toEqual(
      stateNodes(model.machine)
        .filter(({ states }) => Object.keys(states).length === 0)
        .map(pathOf)
        .sort(),
    );
  });
});

test('a walk that is left to verify is one of a flow, and names a browser test that there is', () => {
  const ids = flows.map(({ model }) => model.machine.id);
  expect(Object.keys(WALKED_IN_VERIFY).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.values(WALKED_IN_VERIFY).filter((file) => !existsSync(file))).toEqual([]);
});
