import { Instrumenter } from '@stryker-mutator/instrumenter';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '#scripts/copy-project.mjs';
import { EXPLAINED } from './explained/explained.ts';
import { runsLaterIn } from './runs-later.ts';
import { rangeOf, scoreOf, sumOf, survivorOf, survivorsIn, unfit, type Score, type Sum, type Survivor } from './survivors.ts';

// Changes what joins the charts to a page, and the functions that make words of state, one thing at a time, and counts
// what the fast tests notice: `npm run mutation:page`, or some of it: `npm run mutation:page -- src/flows/cart src/views`.
// A survivor that is explained (`explained/`) is counted apart; an explanation that fits no survivor fails the run.
// `npm run mutation:page -- --explain` joins the explanations of now to what the last run found.
const RECORD = 'benchmarks/mutation-page.json';
const PARTS: Readonly<Record<string, (name: string) => boolean>> = {
  'src/flows': (name) => /\.tsx?$/.test(name),
  // What only brings something, or listens for it, is walked in the browser.
  'src/views': (name) => name.endsWith('.ts') && !/(?:^|\/)(?:use|load|later)-[^/]*$/.test(name),
};
/** A part with all its changes, on a busy machine too, milliseconds. */
const LONGEST = 7_200_000;
type Found = {
  readonly killed: Readonly<Record<string, string>>;
  readonly hit: Readonly<Record<string, true>>;
  readonly early: Readonly<Record<string, true>>;
  readonly leaky: readonly string[];
  readonly failing: readonly string[];
};
type Recorded = Readonly<Record<string, Sum & { readonly files: Readonly<Record<string, Score>> }>>;

const told = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(' | '));

const silent = Object.fromEntries(
  [
    'isTraceEnabled',
    'isDebugEnabled',
    'isInfoEnabled',
    'isWarnEnabled',
    'isErrorEnabled',
    'isFatalEnabled',
    'trace',
    'debug',
    'info',
    'warn',
    'error',
    'fatal',
  ].map((name) => [name, () => false]),
);

/** Each file's score and its survivors. */
async function scoresOf(part: string, names: readonly string[]) {
  const copy = copyProject(LONGEST);
  try {
    const read = names.map((name) => ({ name: resolve(name), mutate: true as const, content: readFileSync(name, 'utf8') }));
    const instrumenter = new Instrumenter(silent as never);
    const { files, mutants } = await instrumenter.instrument(read, { plugins: null, excludedMutations: [], ignorers: [] });
    files.forEach(({ name, content }) => copy.change(name.slice(resolve('.').length + 1), content));
    const report = join(copy.folder, 'found.json');
    Object.assign(process.env, { MUTATED: part, MUTANTS_FOUND: report });
    const { status } = copy.run('vitest', 'run', '--config', 'tools/mutation/vitest.config.ts', '--root', '.', '--reporter=dot');
    const found = JSON.parse(readFileSync(report, 'utf8')) as Found;
    // Tests that fail as they are notice nothing; those that fail after a change have told nothing since.
    process.stdout.write(
      `${part}: tests end with ${status}; failing as they are: ${told(found.failing)}; after a change: ${told(found.leaky)}\n`,
    );
    const scores: Record<string, Score> = {};
    const survivorsOf: Record<string, readonly Survivor[]> = {};
    for (const { name: path, content } of read) {
      const file = path.slice(resolve('.').length + 1);
      const own = mutants.filter(({ fileName }) => fileName === path);
      const runsLater = runsLaterIn(content);
      const atLoading = own.filter((one) => !runsLater(rangeOf(content, one)) || (!(one.id in found.hit) && one.id in found.early));
      const missed = own.filter((mutant) => !(mutant.id in found.killed) && !atLoading.includes(mutant));
      const survivors = missed.map((mutant) => survivorOf(content, mutant, mutant.id in found.hit));
      const of = own.length - atLoading.length;
      if (of > 0) scores[file] = scoreOf({ noticed: of - missed.length, of, atLoading: atLoading.length }, survivors, explanationsOf(file));
      survivorsOf[file] = survivors;
    }
    return { scores, survivors: survivorsOf };
  } finally {
    copy.end();
  }
}

const before = (): Recorded => (existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded) : {});
const explanationsOf = (file: string) => EXPLAINED.filter((explanation) => explanation.file === file);

function write(part: string, files: Readonly<Record<string, Score>>): void {
  const sum = sumOf(Object.values(files));
  process.stdout.write(`${part}: ${JSON.stringify(sum)}\n`);
  writeFileSync(RECORD, `${JSON.stringify({ ...before(), [part]: { ...sum, files } }, null, 2)}\n`);
}

/** The explanations of files that fit no survivor fail the run. */
function tellUnfit(survivorsOf: Readonly<Record<string, readonly Survivor[]>>): void {
  const vain = Object.entries(survivorsOf).flatMap(([file, survivors]) =>
    explanationsOf(file).flatMap((explanation) => unfit(explanation, survivors).map((change) => `  ${file}: ${change}\n`)),
  );
  if (vain.length === 0) return;
  process.stdout.write(`Explanations that fit no survivor:\n${vain.join('')}`);
  process.exitCode = 1;
}

/** Joins the explanations of now to what the last run found. */
function explainAgain(): void {
  for (const [part, { files }] of Object.entries(before())) {
    const survivors = Object.fromEntries(
      Object.entries(files).map(([file, score]) => [file, survivorsIn(score, readFileSync(file, 'utf8'))]),
    );
    write(
      part,
      Object.fromEntries(Object.entries(files).map(([file, score]) => [file, scoreOf(score, survivors[file] ?? [], explanationsOf(file))])),
    );
    tellUnfit(survivors);
  }
}

async function run(asked: readonly string[]): Promise<void> {
  const isAsked = (name: string): boolean => asked.length === 0 || asked.some((one) => name === one || name.startsWith(`${one}/`));
  for (const [part, isChanged] of Object.entries(PARTS)) {
    const all = readdirSync(part, { recursive: true, encoding: 'utf8' })
      .map((name) => `${part}/${name}`)
      .filter(isChanged);
    const names = all.filter(isAsked);
    if (names.length === 0) continue;
    const { scores, survivors } = await scoresOf(part, names);
    process.stdout.write(`asked: ${JSON.stringify(sumOf(Object.values(scores)))}\n`);
    const others = Object.entries(before()[part]?.files ?? {}).filter(([name]) => all.includes(name) && !isAsked(name));
    write(part, Object.fromEntries([...others, ...Object.entries(scores)].toSorted(([one], [other]) => one.localeCompare(other))));
    tellUnfit(survivors);
  }
}

const { values, positionals } = parseArgs({ options: { explain: { type: 'boolean', default: false } }, allowPositionals: true });
if (values.explain) explainAgain();
else await run(positionals);
