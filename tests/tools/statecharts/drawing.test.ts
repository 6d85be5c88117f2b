import { expect, test } from 'vitest';
import type { Facts } from '#statecharts/draw/page/facts.ts';
import { boxesIn, chartOf, type Box } from '#statecharts/draw/chart.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { layOut } from '#statecharts/draw/layout.ts';
import { drawAll, pagesOf } from '#statecharts/draw/site.ts';
import { textWidth, wrap } from '#statecharts/draw/text.ts';
import { hidden } from './hidden.ts';

const models = await loadModels('machines');
const cancellation = models.find(({ name }) => name === 'cancellation');
if (!cancellation) throw new Error('There is no chart of a cancellation');
const { model } = cancellation;
const root = chartOf(model);
const box = (path: string): Box => boxesIn(root).find((one) => one.path === path) ?? root;

const once = await drawAll([cancellation]);

test('the same model gives the same bytes', async () => {
  const again = await drawAll([cancellation]);
  expect([...once.files.keys()]).toEqual(['cancellation.svg', 'cancellation.md', 'index.md']);
  expect([...again.files].filter(([name, text]) => once.files.get(name) !== text).map(([name]) => name)).toEqual([]);
  expect(once.faults).toEqual([]);
});

test('every state is a row of the table, every journey is told, and nothing comes from the network', async () => {
  const claims = { recorded: '', command: '', worlds: [], samples: [], claims: [] };
  const words = {
    index: { title: 'How it behaves', asks: 'Ask', claims: 'What holds' },
    claims: { title: 'Claims', how: 'Proved.', worlds: {} },
  };
  const harmlessFields = { file: new URL('../../../contract/harmless-fields.ts', import.meta.url).pathname, exported: 'harmlessFields' };
  const pages = await pagesOf(once.flows, { sentenceOf: () => '', harmlessFields, systems: [], claims, akin: [], words });
  const html = pages.get('cancellation.html') ?? '';
  const missing = boxesIn(root)
    .slice(1)
    .filter(({ path, title }) => !html.includes(`id="row-${path.replaceAll('.', '-')}"`) || !html.includes(title));
  expect(missing).toEqual([]);
  const facts = JSON.parse(/id="facts">(.*)<\/script>/.exec(html)?.[1] ?? '{}') as Facts;
  expect(facts.stories).toHaveLength(model.questions?.length ?? 0);
  expect(/(?:src|href)="(?:https?:)?\/\//.test(html)).toBe(false);
  expect(html.includes(process.cwd())).toBe(false);
});

test('a way out is told by its event, its guard, its delay or its label', () => {
  expect(box('offered').ways.map(({ words, condition, to }) => [words, condition, to])).toEqual([
    ['Reason picked', '', 'offered.choosing'],
    ['Reason written', '', 'offered.choosing'],
    ['Cancelling confirmed', 'if a reason is given', 'cancelling'],
    ['No reason is given', 'otherwise', 'offered.reasonless'],
    ['Order updated', 'if it is newer than what is shown', 'deciding'],
  ]);
  expect(box('looking').ways.map(({ words, cause }) => [words, cause])).toEqual([
    ['Order updated', 'answer'],
    ['Server tells', 'answer'],
    ['Server refuses', 'failure'],
    ['No answer', 'failure'],
  ]);
  expect(box('unknown').ways).toContainEqual(expect.objectContaining({ words: 'After 5 s', cause: 'time' }));
});

test('an answer that goes by no name is a fault', async () => {
  const nameless = { ...model, machine: model.machine.provide({}) };
  const branch = nameless.machine.states['looking']?.transitions.get('xstate.done.actor.askOrder')?.at(-1);
  if (branch) Object.assign(branch, { meta: undefined });
  const { faults } = await drawAll([{ ...cancellation, model: nameless }]);
  expect(faults).toEqual(['cancellation: looking | xstate.done.actor.askOrder | 2 needs meta.label or the name of a guard']);
});

test('nothing hides anything', async () => {
  const inTheWay = await Promise.all(models.map(async (one) => [one.name, hidden(await layOut(chartOf(one.model)))] as const));
  expect(inTheWay.filter(([, found]) => found.length > 0)).toEqual([]);
});

test('text is measured and wrapped', () => {
  expect(textWidth('Pay pressed', 24)).toBeCloseTo(textWidth('Pay pressed', 12) * 2);
  expect(textWidth('W', 12)).toBeGreaterThan(textWidth('i', 12));
  expect(wrap('a way to pay is chosen by the one', 12, 80).every((line) => textWidth(line, 12) <= 80)).toBe(true);
});
