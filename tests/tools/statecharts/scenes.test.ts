import { expect, test } from 'vitest';
import { walksForScenes } from '#e2e/journeys/walks-for-scenes.ts';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import { anyModel } from '#statecharts/any-model.ts';
import { chartOf } from '#statecharts/draw/chart.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { factsOf, know } from '#statecharts/draw/page/facts.ts';
import { pageNameOf, sceneFile, sceneIn } from '#statecharts/draw/page/scene-names.ts';
import { scenesOf } from '#statecharts/draw/page/scenes-of.ts';
import { storiesOf } from '#statecharts/draw/stories.ts';

const model = anyModel(orderPlacementModel);
const root = chartOf(model);
const known = know(factsOf({ name: 'order-placement', model, from: '', exported: '' }, root));
const stories = storiesOf(model, root);
const step = (title: string, index: number) => {
  const found = stories.find((story) => story.title.includes(title))?.steps.at(index);
  if (!found) throw new Error(`nobody asks ${title}`);
  return found;
};

test('a picture’s file says its state, language and colours; its folder is the page of its flow', async () => {
  expect(sceneFile('checking.waiting', 'fr', 'dark')).toBe('checking.waiting.fr.dark.webp');
  expect(sceneIn('checking.waiting.fr.dark.webp')).toBe('checking.waiting.fr.dark');
  expect(sceneIn('.DS_Store')).toBeNull();
  const models = await loadModels('machines');
  expect(models.map(({ model: { machine } }) => pageNameOf(machine.id))).toEqual(models.map(({ name }) => name));
});

test('a step is shown by its refusal alone, else by its failure, then by where all regions stand', () => {
  const names = (index: number) => scenesOf(known, step('the last place in a time slot', index)).map(({ name }) => name);
  expect(names(0)).toEqual(['choosing']);
  expect(names(-1)).toEqual(['refused-slot-full']);
  expect(scenesOf(known, { ways: [], to: ['a', 'b'] }).map(({ name }) => name)).toEqual(['a+b']);
});

test('few walks show every state, each as far as it shows something new', () => {
  const walk = (title: string, ...to: readonly string[]) => ({
    title,
    journey: {
      input: 0,
      from: ['begin'],
      steps: to.map((path) => ({ says: path, by: 'customer' as const, sample: model.events[0] ?? null, walked: ['way'], to: [path] })),
    },
  });
  const walks = [walk('short', 'a'), walk('long', 'a', 'b', 'begin', 'a'), walk('other', 'c')];
  expect(walksForScenes(walks, [], new Map()).map(({ title, journey }) => [title, journey.steps.map(({ says }) => says)])).toEqual([
    ['long', ['a', 'b']],
    ['other', ['c']],
  ]);
});
