import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantedSources } from '#tests/storm/plant/plant-sources.mjs';

type Plant = Parameters<typeof plantedSources>[0] & { readonly part: 'chart' | 'glue' | 'view' | 'rule'; readonly says: string };
const plants = JSON.parse(readFileSync('tests/plants/plants.json', 'utf8')) as readonly Plant[];

test.each(plants.map((plant) => [plant.name, plant] as const))('the bug %s finds its place in the sources', (_, plant) => {
  expect(plantedSources(plant).size).toBe(new Set(plant.changes.map(({ file }) => file)).size);
});
