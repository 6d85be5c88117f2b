import { expect, test } from 'vitest';
import { PLANTS, plantedSources } from './plant/plant-sources.mjs';

test.each(PLANTS.map((plant) => [plant.name, plant] as const))('the bug %s finds its place in the sources', (_, plant) => {
  expect(plantedSources(plant).size).toBe(new Set(plant.changes.map(({ file }) => file)).size);
});
