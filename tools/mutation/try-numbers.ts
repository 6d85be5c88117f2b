import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyProject } from '#scripts/copy-project.mjs';
import { parseArgs } from 'node:util';
import { changed, mutantsOf, type Mutant } from './numbers.ts';

// Changes numbers and lists one at a time, in a copy of the project, and counts what check's tests notice:
// `npm run mutation:numbers`, or some files: `npm run mutation:numbers -- machines/cart/cart.setup.ts`. All 2,400 take
// hours: `npm run mutation:numbers -- --every 20` takes every twentieth, in the order of files, which tells the same in minutes.
const RECORD = 'benchmarks/mutation-numbers.json';
const PROJECTS = ['rules', 'machines', 'views'].map((name) => `--project=${name}`);
/** Tests that take longer than this have noticed a change, milliseconds: some make an exploration endless. */
const PATIENCE = 300_000;
/** Models, their questions and samples are tests themselves. */
const isSource = (file: string): boolean => file.endsWith('.ts') && !/\.(?:model|questions|words)\.ts$|\/sample-[^/]+\.ts$/.test(file);

type Score = { readonly noticed: number; readonly of: number; readonly survivors: readonly string[] };
type Recorded = { readonly every?: number; readonly files: Readonly<Record<string, Score>> };

const { values, positionals: asked } = parseArgs({ options: { every: { type: 'string', default: '1' } }, allowPositionals: true });
const every = Number(values.every);
let seen = 0;
/** Every so many changes one, counted through all files. */
const isTaken = (): boolean => seen++ % every === 0;

const everyFile = (): readonly string[] =>
  ['domain', 'machines', 'src/flows'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter(isSource)
      .toSorted(),
  );

/** The tests that stand next to a file: those of its flow or rule, and for what joins a page together all that import it. */
function testsOf(file: string): readonly string[] {
  const flow = /^machines\/([^/]+)\//.exec(file)?.[1];
  if (flow) return ['run', `tests/machines/${flow}`];
  return file.startsWith('domain/') ? ['run', 'tests/domain'] : ['related', file];
}

function scoreOf(file: string, mutants: readonly Mutant[], copy: ReturnType<typeof copyProject>): Score {
  const source = readFileSync(file, 'utf8');
  const survivors: string[] = [];
  for (const mutant of mutants) {
    copy.change(file, changed(source, mutant));
    const run = copy.run('vitest', ...testsOf(file), '--run', '--bail=1', '--reporter=dot', ...PROJECTS);
    if (run.status === 0)
      survivors.push(
        `${source.slice(0, mutant.from).split('\n').length}: ${source.slice(mutant.from, mutant.to).replaceAll(/\s+/g, ' ')} → ${mutant.instead}`,
      );
  }
  copy.restore(file);
  return { noticed: mutants.length - survivors.length, of: mutants.length, survivors };
}

function write(file: string, score: Score): void {
  const before: Recorded = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded) : { files: {} };
  // A sample says nothing of what a whole run, or another sample, found.
  const others = (before.every ?? 1) === every ? before.files : {};
  const files = Object.fromEntries(
    Object.entries({ ...others, [file]: score })
      .filter(([name]) => existsSync(name))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
  const all = Object.values(files);
  const [noticed, of] = [all.reduce((sum, one) => sum + one.noticed, 0), all.reduce((sum, one) => sum + one.of, 0)];
  writeFileSync(RECORD, `${JSON.stringify({ every, percent: Math.round((noticed / of) * 1_000) / 10, noticed, of, files }, null, 2)}\n`);
}

const copy = copyProject(PATIENCE);
try {
  for (const file of everyFile()) {
    const mutants = mutantsOf(readFileSync(file, 'utf8')).filter(isTaken);
    if (mutants.length === 0 || (asked.length > 0 && !asked.includes(file))) continue;
    const score = scoreOf(file, mutants, copy);
    process.stdout.write([`${file}: ${score.noticed} of ${score.of} noticed`, ...score.survivors.map((one) => `  ${one}`), ''].join('\n'));
    write(file, score);
  }
} finally {
  copy.end();
}
