import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { boxesIn, chartOf, type Box } from '#tools/statecharts/chart.ts';
import { failureRows } from '#tools/statecharts/failures-page.ts';
import { inFrench } from '#tools/statecharts/french-box.ts';
import {
  allFrench,
  frenchFiles,
  frenchOf,
  ofIndex,
  ofPages,
  ofSystems,
  shopFrench,
  textsByFile,
  translatorOf,
} from '#tools/statecharts/french-files.ts';
import { loadModels } from '#tools/statecharts/models.ts';
import { systems } from '#tools/statecharts/systems/all-systems.ts';
import { partsOf } from '#tools/statecharts/systems/system.ts';
import { isSpacedWrongly } from '../../house/french-spaces.ts';

const home = fileURLToPath(new URL('../../..', import.meta.url));
const models = await loadModels(join(home, 'machines/*/*.model.ts'));
const seen = failureRows(readFileSync(join(home, 'docs/payment-failures.md'), 'utf8')).map(({ sees }) => sees);
const texts = textsByFile(models, seen);

/** What is called alike in both languages. */
const alike = [
  'Message',
  'Messages',
  'Page',
  'Position',
  'Question',
  'Questions',
  'Section',
  'Section {raw}.',
  'Session',
  'Transitions',
  'Version',
  'Zoom',
  'contact',
  'date',
  'page',
  'position',
  'sessions',
  'transitions',
  '{text} §{raw}',
  '{text} → {text2}',
  '{text}.',
  '{text}. {text2}',
];

test('every text of every flow has its French, and no French is left over: otherwise run "npm run statecharts -- --words"', () => {
  const wrong = [...texts].flatMap(([file, own]) => {
    const words = frenchOf(file);
    return [
      ...own.filter((text) => !words[text]).map((text) => `${file}.json lacks: ${text}`),
      ...Object.keys(words)
        .filter((text) => !own.includes(text))
        .map((text) => `${file}.json has, and no flow says: ${text}`),
    ];
  });
  expect(wrong).toEqual([]);
  expect(frenchFiles().toSorted()).toEqual([...texts.keys(), ofPages, ofIndex, ofSystems].toSorted());
});

describe.each(frenchFiles())('the French of %s', (file) => {
  const words = Object.entries(frenchOf(file));

  test('is French, unless both languages say the same', () => {
    expect(words.filter(([english, french]) => english === french && !alike.includes(english))).toEqual([]);
  });

  test('sets the spaces that French sets, and one kind of them', () => {
    expect(words.map(([, french]) => french).filter((french) => isSpacedWrongly(french) || /[\u00a0']| [?!:;»]|« /.test(french))).toEqual(
      [],
    );
  });

  test('has the same holes as the English', () => {
    const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    expect(words.filter(([english, french]) => holes(english).join() !== holes(french).join())).toEqual([]);
  });
});

test('one text has one translation in all flows, and no French is another text’s English', () => {
  const all = allFrench();
  const twice = frenchFiles().flatMap((file) =>
    Object.entries(frenchOf(file))
      .filter(([english, french]) => all[english] !== french || (french !== english && french in all && all[french] !== french))
      .map(([english]) => `${file}: ${english}`),
  );
  expect(twice).toEqual([]);
});

test('what customers read of a refusal is what the shop says', () => {
  const shop = Object.entries(shopFrench(models));
  expect(shop.length).toBeGreaterThan(5);
  const all = allFrench();
  expect(shop.filter(([english, french]) => all[english] !== french)).toEqual([]);
});

test('what is told of systems has its French', () => {
  const told = systems.flatMap(({ system }) => [
    system.title,
    system.sentence,
    ...partsOf(system).map(({ model }) => model.title),
    ...system.journeys.flatMap(({ title, answer }) => [title, answer]),
  ]);
  expect(told.length).toBeGreaterThan(20);
  const all = allFrench();
  expect(told.filter((text) => !all[text])).toEqual([]);
});

describe.each(models)('the chart of $name', ({ name, model }) => {
  const translate = translatorOf(name);
  const root = chartOf(model);

  test('says in French whatever stands on its drawing', () => {
    const said = boxesIn(root).flatMap(({ title, description, sentence, shows, asks, ways }) => [
      title,
      description,
      sentence,
      shows,
      ...asks,
      ...ways.flatMap(({ words, condition, note }) => [words, condition, note]),
    ]);
    expect(said.filter((text) => text !== '' && translate(text) === null)).toEqual([]);
  });

  test('has no two ways out of a state with the same French', () => {
    const french: Box = inFrench(root, translate);
    const waysOf = ({ ways }: Box) => ways.map(({ words, condition }) => `${words} ${condition}`);
    expect(boxesIn(french).flatMap((box) => waysOf(box).filter((way, index) => waysOf(box).indexOf(way) < index))).toEqual([]);
  });

  test('leaves French as it is, so that nothing is translated twice', () => {
    const said = Object.values(frenchOf(name));
    expect(said.filter((text) => (translate(text) ?? text) !== text)).toEqual([]);
  });
});
