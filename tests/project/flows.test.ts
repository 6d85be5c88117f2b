import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NO_PAGE_YET } from '#tools/new-flow/test-files.ts';
import { importsOf, sourcesUnder } from './walls.ts';

const flows = readdirSync('machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const modelOf = (flow: string) => `machines/${flow}/${flow}.model.ts`;

/** Flows that are not acted in the page, or whose view no story tells, and why. */
const WITHOUT_JOURNEY: Readonly<Record<string, string>> = {
  checkout: 'nothing of it is pressed or shown: the journeys of its flows on the basket page cross it',
  'fulfilment-time': 'nothing of it is pressed or shown: the journeys of delivery time and way of receiving cross it',
  page: 'nothing of it is pressed or shown: sign-ins, sign-outs and other tabs are acted in e2e/whose-page.e2e.ts',
  diets: 'it begins with whoever is signed in, and sign-ins are events of it: acted in e2e/store.e2e.ts',
  'courier-booking': 'its steps, refusals, reloads and Back are acted in e2e/courier.e2e.ts, its flows’ own ways by their journeys',
};
const WITHOUT_STORY: Readonly<Record<string, string>> = {
  page: 'it shows nothing itself: what it hands over is told with its real ports in tests/shop/page.test.ts',
  checkout: 'it shows nothing itself: what passes between its real flows is told in what-passes.test.ts',
  'fulfilment-time': 'it shows nothing itself: what passes between its real flows is told in what-passes.test.ts',
};

const read = new Map<string, readonly string[]>();
/** Every flow asks it of the same files: each is parsed once. */
const imports = (file: string): readonly string[] => {
  const targets = read.get(file) ?? importsOf(file).map(({ target }) => target);
  read.set(file, targets);
  return targets;
};
const journeys = sourcesUnder('e2e/journeys').filter((file) => file.endsWith('.e2e.ts') && imports(file).includes('e2e/journeys/act.ts'));
const stories = sourcesUnder('tests/machines').filter(
  (file) => file.endsWith('.test.ts') && imports(file).includes('packages/statecharts/tell-story.ts'),
);

function lacks(flow: string): readonly string[] {
  const model = modelOf(flow);
  const acted = journeys.filter((file) => imports(file).includes(model));
  const isUsed = !readFileSync(model, 'utf8').includes("usedBy: 'nobody yet'");
  return [
    ...(acted.length > 0 || flow in WITHOUT_JOURNEY
      ? []
      : [`${flow} has no journey in e2e/journeys: write one, or say why not in tests/project/flows.test.ts`]),
    ...(stories.some((file) => imports(file).includes(model)) || flow in WITHOUT_STORY
      ? []
      : [`${flow} has no story (tellStory) in tests/machines/${flow}: write one, or say why not in tests/project/flows.test.ts`]),
    ...(isUsed
      ? acted
          .filter((file) => readFileSync(file, 'utf8').includes(NO_PAGE_YET))
          .map((file) => `${file} says "${NO_PAGE_YET}", and the model says which page does`)
      : []),
  ];
}

describe('every flow', () => {
  test('is acted in the page and told as a story, or says why not', () => {
    expect(flows.length).toBeGreaterThan(20);
    expect(journeys.length).toBeGreaterThan(20);
    expect(flows.flatMap(lacks)).toEqual([]);
    expect(
      [...Object.keys(WITHOUT_JOURNEY), ...Object.keys(WITHOUT_STORY)].filter((flow) => !flows.includes(flow)),
      'reasons of flows that are no more',
    ).toEqual([]);
  });

  test('has the one model that is looked for', () => {
    expect(flows.filter((flow) => !readdirSync(`machines/${flow}`).includes(`${flow}.model.ts`))).toEqual([]);
  });
});
