import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { anyModel, type AnyModel } from '#tests/machines/harness/any-model.ts';
import { definitionsOf } from '#tests/machines/harness/definitions.ts';
import { paymentModel } from '#tests/machines/harness/fixtures/payment.model.ts';
import { pathOf, stateNodes } from '#tests/machines/harness/state-nodes.ts';
import { boxesIn, chartOf } from '#tools/statecharts/chart.ts';
import { toMermaid } from '#tools/statecharts/export/mermaid.ts';
import { toScxml } from '#tools/statecharts/export/scxml.ts';
import { toStately } from '#tools/statecharts/export/stately.ts';
import { loadModels } from '#tools/statecharts/models.ts';
import { factsOf, type ChartFacts } from './facts-of-chart.ts';
import { oddChartModel } from './odd-chart.model.ts';
import { faultsOf, readScxml } from './read-scxml.ts';

const home = fileURLToPath(new URL('../../..', import.meta.url));
const flows = await loadModels(join(home, 'machines/*/*.model.ts'));
const models: readonly (readonly [string, AnyModel])[] = [
  ...flows.map(({ name, model }) => [name, model] as const),
  ['a fixture with regions', anyModel(paymentModel)],
  ['an odd chart', anyModel(oddChartModel)],
];

/** Guards without a name are called differently in each form. */
const named = ({ states, ways }: ChartFacts, machine: AnyStateMachine): ChartFacts => {
  const names = new Set(Object.keys(machine.implementations.guards));
  return { states, ways: ways.map((way) => ({ ...way, guard: way.guard === null || names.has(way.guard) ? way.guard : 'nameless' })) };
};

/** What a chart says beside where its ways lead. */
const wordsOf = (machine: AnyStateMachine) => ({
  states: [machine.root as AnyStateNode, ...stateNodes(machine)].map(({ description, tags }) => ({ description, tags })),
  ways: definitionsOf(machine).map(({ id, definition: { description = '', reenter, meta = {} } }) => ({ id, description, reenter, meta })),
});

test('every flow of the house is exported', () => {
  expect(flows.length).toBeGreaterThan(40);
});

describe.each(models)('%s', (_name, model) => {
  const { machine } = model;
  const facts = factsOf(machine);

  test('is the same chart when XState reads its JSON', () => {
    const { text } = toStately(model);
    const again = createMachine(JSON.parse(text) as Parameters<typeof createMachine>[0]) as AnyStateMachine;
    // How long waits are is in the code: in the JSON beside the chart, for whoever provides it.
    const { exported } = again.root.meta as { exported: { delays?: Record<string, number> } };
    const provided = again.provide({ delays: exported.delays ?? {} }) as AnyStateMachine;
    expect(named(factsOf(provided), machine)).toEqual(facts);
    expect(wordsOf(again)).toEqual(wordsOf(machine));
  });

  test('is the same chart in SCXML, which has nothing that SCXML has not', () => {
    const { text } = toScxml(model);
    expect(faultsOf(text)).toEqual([]);
    const read = named(readScxml(text), machine);
    const plain = (id: string) => id.replaceAll(' ', '_');
    expect(read.ways).toEqual(facts.ways.map((way) => ({ ...way, from: plain(way.from), to: way.to.map(plain) })));
    expect(read.states).toEqual(
      facts.states.map((state) => ({ ...state, id: plain(state.id), begins: state.begins && plain(state.begins) })),
    );
  });

  test('has every way, beginning and end in Mermaid', () => {
    const text = toMermaid(model).text;
    const titles = new Map([...text.matchAll(/^ *state "(.*)" as (\w+)/gm)].map(([, title = '', name = '']) => [name, title] as const));
    const called = (name: string) => (titles.get(name) ?? name).replace(/^Anywhere in /, '');
    const edges = [...text.matchAll(/^ *(\S+) --> (\S+)/gm)].map(([, from = '', to = '']) => [called(from), called(to)]);
    const staying = [...text.matchAll(/^ *(\w+) : ↻/gm)].map(([, name = '']) => called(name));

    const boxes = boxesIn(chartOf(model));
    const titleAt = (path: string) => (path === '' ? 'Anywhere' : boxes.find((box) => box.path === path)?.title);
    /** A way back to a whole group leads to the state in which it begins. */
    const entry = (node: AnyStateNode): AnyStateNode =>
      node.type === 'compound' ? entry(node.initial.target?.[0] as AnyStateNode) : (Object.values(node.states)[0] ?? node);
    const ways = definitionsOf(machine).map(({ node, definition }) => {
      const target = definition.target?.[0] as AnyStateNode | undefined;
      if (target === undefined || target === node) return { from: titleAt(pathOf(node)), to: null };
      return { from: titleAt(pathOf(node)), to: titleAt(pathOf(pathOf(node).startsWith(`${pathOf(target)}.`) ? entry(target) : target)) };
    });
    const expected = [
      ...boxes.flatMap(({ initial }) => (initial === null ? [] : [['[*]', titleAt(initial)]])),
      ...boxes.flatMap(({ final, title }) => (final ? [[title, '[*]']] : [])),
      ...ways.flatMap(({ from, to }) => (to === null ? [] : [[from, to]])),
    ];
    expect(edges.toSorted()).toEqual(expected.toSorted());
    expect(staying.toSorted()).toEqual(ways.flatMap(({ from, to }) => (to === null ? [from] : [])).toSorted());
    expect(edges.flat().filter((end) => end !== '[*]' && ![...titles.values()].map(called).includes(end ?? ''))).toEqual([]);
  });

  test('says at the head of each form what is lost', () => {
    for (const form of [toStately, toScxml, toMermaid]) {
      const { text, lost } = form(model);
      expect(lost.length).toBeGreaterThan(1);
      const head = text.slice(0, text.search(/"initial"|"type": "parallel"|<scxml|stateDiagram-v2/));
      for (const sentence of lost) expect(head).toContain(form === toStately ? JSON.stringify(sentence) : sentence);
    }
  });
});

test('what is lost is what the chart has', () => {
  const odd = anyModel(oddChartModel);
  expect(toStately(odd).lost).toEqual([
    'Guards are names alone: what 2 of them ask stays in the code.',
    'Actions are names alone: what 3 of them do stays in the code.',
    'What has no name of its own is called by what it is: 1 guard or action.',
    'Actors are names alone: 1 is invoked, and whoever runs this provides them.',
    'The context is reckoned by code, and not carried over.',
    'How long these waits are is reckoned by code: as long as it takes.',
    'The model’s 1 beginning, 0 sample events, 0 invariants and 0 questions have no place in this form.',
  ]);
  expect(toScxml(odd).lost).toContain('SCXML hears these for every event that begins so too: turn.');
  expect(toScxml(odd).text).toContain('<raise event="turn"/>');
  expect(toScxml(odd).text).toContain('<send event="ring" target="#_bell"/>');
  expect(toMermaid(odd).lost).toContain('That all regions must have ended before their group has is not said.');
});
