import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import PO from 'pofile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginFlow, withEntry } from '#tools/new-flow/begin-flow.ts';
import { namesOf } from '#tools/new-flow/flow-names.ts';
import { layoutOf } from '#tools/new-flow/layout.ts';
import { importsOf } from '../project/walls.ts';

const COPY = resolve('.cache/new-flow');
const at = layoutOf(namesOf('gift-card'));
const COPIED = [
  'contract',
  'domain',
  'machines',
  'src',
  'locales',
  'packages/statecharts',
  'tests/machines/questions.test.ts',
  'tests/machines/sample-failures.ts',
  'tests/setup.ts',
  'server/brand',
  'server/paths.ts',
  'content/brands',
  'tests/project/walls.ts',
  'e2e',
  'tools',
  'lingui.config.ts',
  'package.json',
  '.oxfmtrc.json',
];
/** What a program of the packages says in the copy, whether it is content or not. */
const said = (program: string, ...rest: readonly string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules', program), ...rest], {
    cwd: COPY,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined },
  });
  return stdout + stderr;
};
let begun: ReturnType<typeof beginFlow>;

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  for (const name of COPIED) cpSync(resolve(name), join(COPY, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  writeFileSync(join(COPY, 'vitest.config.ts'), "export default { test: { setupFiles: ['tests/setup.ts'], testTimeout: 120_000 } };\n");
  begun = beginFlow(COPY, 'gift-card');
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test('a new flow has a chart, ports, a hook, a screen, texts, a story and a journey, and is entered where flows are listed', () => {
  expect(begun.written).toEqual([
    at.machine,
    at.model,
    at.questions,
    at.view,
    at.ports,
    at.hook,
    at.screen,
    at.texts.en,
    at.texts.fr,
    at.machineTest,
    at.story,
    at.journey,
  ]);
  for (const file of begun.changed) {
    const [now, before] = [readFileSync(join(COPY, file), 'utf8'), readFileSync(file, 'utf8')];
    expect(now).toMatch(/gift-?card/i);
    expect(
      before.split('\n').filter((line) => !now.includes(line.replace(/;$/, ''))),
      'nothing else of it changes',
    ).toEqual([]);
  }
});

test('its types are right in all of its files', () => {
  const files = [...begun.written.filter((file) => /\.tsx?$/.test(file)), ...begun.changed];
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { compilerOptions: object };
  writeFileSync(
    join(COPY, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined }, files }),
  );
  const errors = said('typescript/bin/tsc', '--noEmit', '--checkers', '1', '--pretty', 'false', '--listFiles').split('\n');
  for (const file of files) expect(errors).toContain(join(COPY, file));
  // Of the rest of the house only a part is there.
  expect(errors.filter((line) => files.some((file) => line.startsWith(`${file}(`)))).toEqual([]);
});

test('its chart, its questions and its story pass at once', () => {
  expect(said('vitest/vitest.mjs', 'run', '--maxWorkers=1', 'tests/machines/gift-card', 'tests/machines/questions')).toMatch(/18 passed/);
});

test('its imports go over no wall, and its French is there', () => {
  const files = begun.written.filter((file) => /\.tsx?$/.test(file));
  for (const { file, target } of files.flatMap((one) => importsOf(one, readFileSync(join(COPY, one), 'utf8'))))
    if (target.includes('/')) expect(target.startsWith('..'), `${file} imports ${target}`).toBe(false);
  const { items } = PO.parse(readFileSync(join(COPY, at.texts.fr), 'utf8'));
  expect(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] === '']).filter(([, isEmpty]) => isEmpty)).toEqual([]);
  expect(items).toHaveLength(3);
});

test('a name that is taken, or is none, is refused, and so is a place that moved', () => {
  expect(() => beginFlow(COPY, 'gift-card')).toThrow(`${at.machine} is there already`);
  expect(() => beginFlow(COPY, 'GiftCard')).toThrow('"GiftCard" is no name for a flow');
  expect(() => withEntry('nothing', { file: 'src/shop/flows.tsx', from: 'export', before: 'x', text: '' })).toThrow(
    'src/shop/flows.tsx has no "x" any more: tell tools/new-flow/layout.ts',
  );
});
