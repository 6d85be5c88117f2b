import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOf, loadModels, type NamedModel } from '#tools/statecharts/models.ts';
import { leanMachines } from '#tools/lean-machines.ts';
import type { AnyModel } from '../harness/any-model.ts';
import { definitionsOf } from '../harness/definitions.ts';
import { graphOf } from '../harness/graph.ts';
import { stateNodes } from '../harness/state-nodes.ts';
import { firstDifference } from './first-difference.ts';

const BUILT = resolve('.cache/lean-charts');
const full: readonly NamedModel[] = await loadModels('machines/*/*.model.ts');
const lean = new Map<string, AnyModel>();

// The build step of the storefront itself makes the charts that customers get.
beforeAll(async () => {
  mkdirSync(BUILT, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanMachines()],
    build: {
      ssr: true,
      outDir: BUILT,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rollupOptions: { input: Object.fromEntries(full.map(({ name, file }) => [name, file])), output: { entryFileNames: '[name].mjs' } },
    },
  });
  for (const { name, model } of await loadModels(join(BUILT, '*.mjs'))) lean.set(name.replace(/\.mjs$/, ''), model);
});
afterAll(() => rmSync(BUILT, { recursive: true, force: true }));

const plain = (value: unknown) => JSON.stringify(value);

describe.each(full)('the chart that customers get of $name', ({ name, model }) => {
  const leanModel = (): AnyModel => {
    const found = lean.get(name);
    if (!found) throw new Error(`${name} was not built`);
    return found;
  };

  test('holds no prose, and has the same states and the same ways', () => {
    const { machine } = leanModel();
    const nodes = [machine.root, ...stateNodes(machine)];
    expect(
      nodes.filter(({ description, meta }) => description !== undefined || meta !== undefined).map(({ id }: { id: string }) => id),
    ).toEqual([]);
    expect(
      definitionsOf(machine)
        .filter(({ definition }) => definition.description !== undefined || definition.meta !== undefined)
        .map(({ id }) => id),
    ).toEqual([]);
    expect(nodes.map(({ id, tags, type }) => plain([id, tags, type]))).toEqual(
      [model.machine.root, ...stateNodes(model.machine)].map(({ id, tags, type }) => plain([id, tags, type])),
    );
    expect(definitionsOf(machine).map(({ id }) => id)).toEqual(definitionsOf(model.machine).map(({ id }) => id));
  });

  test('walks every way to the same state with the same context', () => {
    const asTested = graphOf(model, { waits: 'which', lingering: false });
    expect(asTested.starts.flatMap(({ place }) => asTested.edgesOf(place)).length).toBeGreaterThan(0);
    expect(firstDifference(asTested, graphOf(leanModel(), { waits: 'which', lingering: false }))).toBeNull();
  });
});

test('all models were built', () => {
  expect([...lean.keys()].toSorted()).toEqual(full.map(({ name }) => name).toSorted());
  expect(full.length).toBe(filesOf('machines/*/*.model.ts').length);
});
