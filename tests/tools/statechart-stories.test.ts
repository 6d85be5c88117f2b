import { chromium, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGS, findHeadlessChromium } from '#scripts/find-chromium.mjs';

const PACKAGE = resolve('packages/statechart-stories');
const { devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const at = (name: string) => `${name}@${{ ...devDependencies, ...dependencies }[name] ?? ''}`;

/** The project of somebody else: a folder with nothing in it. */
const project = mkdtempSync(join(tmpdir(), 'statechart-stories-'));

const run = (command: string, ...words: readonly string[]): string =>
  execFileSync(command, words, { cwd: project, encoding: 'utf8', env: { ...process.env, VITEST: undefined, NODE_OPTIONS: undefined } });
/** A program of its packages, as npx would find it. */
const bin = (name: string, ...words: readonly string[]) => run(join(project, 'node_modules/.bin', name), ...words);
const stories = (...words: readonly string[]) => bin('statechart-stories', ...words);
const written = (name: string) => readFileSync(join(project, name), 'utf8');

/** The files that the README tells one to write, by their names. */
const told = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/^```ts\n\/\/ (\S+)\n([\s\S]*?)^```/gm)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  );

let saidByBuild = '';
beforeAll(() => {
  // Whatever packs the package builds it.
  saidByBuild = execFileSync('npm', ['pack', '--foreground-scripts', '--loglevel', 'error', '--pack-destination', project], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  const [packed = ''] = readdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "lifts", "private": true }\n');
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error', `./${packed}`, at('xstate'), at('vitest'), at('typescript'));
  cpSync(join(project, 'node_modules/statechart-stories/example/lift'), join(project, 'flows'), { recursive: true });
  for (const [name, text] of told()) writeFileSync(join(project, name), text);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('it is built of what is not the storefront’s own', () => {
  // The build says so and fails where a source reaches for something else, or for a package that is not named.
  expect(saidByBuild).toMatch(/^\d+ files built$/m);
  const installed = join(project, 'node_modules/statechart-stories');
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|d\.ts)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const texts = files.map((name) => ({ name, text: readFileSync(join(installed, 'dist', name), 'utf8') }));
  const own = /Escale|payment-failures|\bfrom '#|\bfrom '[^']*\.ts'|domain\/|contract\//;
  expect(texts.flatMap(({ name, text }) => own.exec(text)?.map((found) => `${name}: ${found}`) ?? [])).toEqual([]);
  const { exports, bin: bins } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  const named = [...Object.values(exports ?? {}), ...Object.values(bins ?? {})].filter((file) => file.endsWith('.js'));
  expect(named.filter((file) => !files.includes(file.replace(/^(\.\/)?dist\//, '')))).toEqual([]);
});

test('its pages are drawn, and the same a second time', () => {
  expect([...told().keys()]).toEqual(['flows/door.machine.ts', 'flows/door.model.ts', 'flows/door.test.ts']);
  expect(stories('draw', 'flows/*.model.ts', '--plate', 'Lifts', '--person', 'the passenger')).toContain('2 flows drawn, 11 files written');
  expect(readdirSync(join(project, 'charts')).filter((name) => name.endsWith('.html'))).toEqual(['door.html', 'index.html', 'lift.html']);
  expect(stories('draw', 'flows/*.model.ts', '--plate', 'Lifts', '--person', 'the passenger', '--check')).not.toContain('stale');
  for (const name of readdirSync(join(project, 'charts')).filter((file) => /\.(html|md)$/.test(file)))
    expect({ name, says: /\b(?:Escale|shop|payment|for the customer)\b/i.exec(written(`charts/${name}`))?.[0] }).toEqual({
      name,
      says: undefined,
    });
});

test('every way is walked, and a chart that lies is told', () => {
  mkdirSync(join(project, 'wrong'));
  for (const name of ['door.machine.ts', 'door.model.ts'])
    writeFileSync(
      join(project, 'wrong', name),
      written(`flows/${name}`)
        .replace("onError: 'closed'", "onError: 'open'")
        .replace('questions: [', "invariants: [{ says: 'nobody gets in', holds: ({ value }) => value !== 'open' }],\n  questions: ["),
    );
  expect(() => stories('walk', 'wrong/*.model.ts')).toThrow(
    expect.objectContaining({
      stdout: expect.stringContaining(
        'Door: does not hold: nobody gets in. It was: the door is closed, the visitor turns the key',
      ) as string,
    }) as Error,
  );
  const walked = stories('walk', 'flows/*.model.ts');
  expect(walked).toMatch(/^Lift +7\/7 +22\/22 +10\/10 /m);
  expect(walked).toMatch(/^Door +3\/3 +4\/4 /m);
});

test('its harness runs without Vitest, and with it, and its types fit', () => {
  writeFileSync(
    join(project, 'by-hand.mjs'),
    `import { withLoader } from 'statechart-stories/load';
import { anyModel } from 'statechart-stories/any-model';
import { explore } from 'statechart-stories/explore';
import { brokenInvariants } from 'statechart-stories/invariants';
import { findJourneys } from 'statechart-stories/journeys';
const { liftModel } = await withLoader((load) => load(new URL('flows/lift.model.ts', import.meta.url).pathname));
const model = anyModel(liftModel);
const explored = explore(model);
console.log(JSON.stringify({ complete: explored.complete, unwalked: findJourneys(model).unwalked, broken: brokenInvariants(model, explored) }));`,
  );
  expect(JSON.parse(run('node', 'by-hand.mjs'))).toEqual({ complete: true, unwalked: [], broken: [] });
  expect(bin('vitest', 'run', 'flows')).toMatch(/Tests.*26 passed/);
  const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, allowImportingTsExtensions: true, types: [] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['flows'] }));
  expect(bin('tsc')).toBe('');
});

test('what changed since a revision is told', () => {
  writeFileSync(join(project, '.gitignore'), 'node_modules\n.cache\n');
  const git = (...words: readonly string[]) =>
    run('git', '-c', 'user.name=n', '-c', 'user.email=n@example.org', '-c', 'commit.gpgsign=false', ...words);
  git('init', '--quiet');
  git('add', 'flows', 'package.json', '.gitignore');
  git('commit', '--quiet', '-m', 'before');
  writeFileSync(
    join(project, 'flows/lift.machine.ts'),
    written('flows/lift.machine.ts').replace('doorsStayOpen: 5_000', 'doorsStayOpen: 8_000'),
  );
  expect(stories('compare', 'HEAD', 'flows/*.model.ts')).toContain('“Doors open” waits 8 s, before 5 s.');
  git('checkout', '--quiet', 'flows');
});

test('its pages live: they are found in, played and painted, and complain of nothing', async () => {
  const browser = await chromium.launch({ executablePath: findHeadlessChromium() ?? undefined, args: CHROMIUM_ARGS });
  const complaints: string[] = [];
  const open = async (page: Page, name: string) => {
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${pathToFileURL(join(project, 'charts')).href}/${name}`);
  };
  try {
    const index = await browser.newPage();
    await open(index, 'index.html');
    await index.getByRole('searchbox').fill('seventh');
    await index.getByRole('link', { name: 'What happens when a seventh person steps in?' }).click();
    await index.getByRole('heading', { level: 1, name: 'Lift' }).waitFor();

    const page = await browser.newPage();
    await open(page, 'lift.html#simulate');
    await page.getByRole('button', { name: /^Somebody calls it to floor 3/ }).click();
    await page.getByRole('heading', { name: 'The server answers' }).waitFor();
    expect(await page.locator('.state.now').first().getAttribute('data-state')).toBe('riding');
    await page.getByRole('link', { name: 'Coverage' }).click();
    await page.getByText('22 of 22').waitFor();
    await page.getByRole('heading', { name: 'No gap' }).waitFor();
  } finally {
    await browser.close();
  }
  expect(complaints).toEqual([]);
});
