import { expect, test } from 'vitest';
import { boxesIn, chartOf } from '#statecharts/draw/chart.ts';
import { loadModels } from '#statecharts/draw/models.ts';

/** Words of the trade, or of nobody, that an owner stumbles over. */
const stumbled = /\basap chosen\b|\b(?:paying|looking) broke\b|\bno default\b|\btwenty to nine\b/i;

test('ways and what happens are called by words that an owner says', async () => {
  const models = await loadModels('machines');
  const said = models.flatMap(({ name, model }) => [
    ...boxesIn(chartOf(model)).flatMap(({ ways }) => ways.map(({ words }) => `${name}: ${words}`)),
    ...model.events.map(({ says }) => `${name}: ${says}`),
  ]);
  expect(said).toContain('delivery-time: As soon as possible chosen');
  expect(said.filter((words) => stumbled.test(words))).toEqual([]);
});
