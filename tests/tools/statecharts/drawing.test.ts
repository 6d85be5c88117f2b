import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Facts } from '#statecharts/draw/page/facts.ts';
import { anyModel } from '#statecharts/any-model.ts';
import { paymentModel } from '#tests/machines/harness/fixtures/payment.model.ts';
import { boxesIn, chartOf, type Box } from '#statecharts/draw/chart.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { layOut } from '#statecharts/draw/layout.ts';
import { drawAll, pagesOf } from '#statecharts/draw/site.ts';
import { textWidth, wrap } from '#statecharts/draw/text.ts';
import { hidden } from './hidden.ts';

const model = anyModel(paymentModel);
const root = chartOf(model);
const box = (path: string): Box => boxesIn(root).find((one) => one.path === path) ?? root;

const source = {
  file: fileURLToPath(new URL('../../machines/harness/fixtures/payment.model.ts', import.meta.url)),
  exported: 'paymentModel',
  from: '#tests/machines/harness/fixtures/payment.model.ts',
};

const once = await drawAll([{ name: 'payment', model, ...source }]);

test('the same model gives the same bytes', async () => {
  const again = await drawAll([{ name: 'payment', model, ...source }]);
  expect([...once.files.keys()]).toEqual(['payment.svg', 'payment.md', 'index.md']);
  expect([...again.files].filter(([name, text]) => once.files.get(name) !== text).map(([name]) => name)).toEqual([]);
  expect(once.faults).toEqual([]);
});

test('every state is a row of the table, every journey is told, and nothing comes from the network', async () => {
  const claims = { recorded: '', command: '', worlds: [], samples: [], claims: [] };
  const words = {
    index: { title: 'How it behaves', asks: 'Ask', claims: 'What holds' },
    claims: { title: 'Claims', how: 'Proved.', worlds: {} },
  };
  const keptFields = { file: new URL('../../../contract/kept-fields.ts', import.meta.url).pathname, exported: 'keptFields' };
  const pages = await pagesOf(once.flows, { sentenceOf: () => '', keptFields, systems: [], claims, akin: [], words });
  const html = pages.get('payment.html') ?? '';
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
  expect(box('way.choosing').ways.map(({ words, condition, to }) => [words, condition, to])).toEqual([
    ['Pay pressed', 'if a card is there', 'way.paying'],
    ['Pay pressed', 'otherwise', null],
    ['Card typed', '', null],
  ]);
  expect(box('way.paying.charging').ways.map(({ words, cause }) => [words, cause])).toEqual([
    ['Charge is accepted', 'answer'],
    ['Bank asks the customer', 'answer'],
    ['Card refused', 'failure'],
    ['No answer', 'failure'],
    ['After 30 s', 'time'],
  ]);
  expect(box('session.signedIn').ways).toMatchObject([{ words: 'Session ended', cause: 'failure' }]);
});

test('an answer that goes by no name is a fault', async () => {
  const nameless = { ...model, machine: model.machine.provide({}) };
  const [branch] =
    nameless.machine.states['way']?.states['checking']?.states['asking']?.transitions.get('xstate.done.actor.findPayment') ?? [];
  if (branch) Object.assign(branch, { meta: undefined });
  const { faults } = await drawAll([{ name: 'payment', model: nameless, ...source }]);
  expect(faults).toEqual(['payment: way.checking.asking | xstate.done.actor.findPayment | 0 needs meta.label or the name of a guard']);
});

test('nothing hides anything', async () => {
  expect(hidden(await layOut(root))).toEqual([]);
  for (const { name, model: real } of (await loadModels('machines')).slice(0, 8))
    expect({ name, hidden: hidden(await layOut(chartOf(real))) }).toEqual({ name, hidden: [] });
});

test('text is measured and wrapped', () => {
  expect(textWidth('Pay pressed', 24)).toBeCloseTo(textWidth('Pay pressed', 12) * 2);
  expect(textWidth('W', 12)).toBeGreaterThan(textWidth('i', 12));
  expect(wrap('a way to pay is chosen by the one', 12, 80).every((line) => textWidth(line, 12) <= 80)).toBe(true);
});
