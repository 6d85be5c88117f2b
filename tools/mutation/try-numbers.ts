import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyProject } from '#scripts/copy-project.mjs';
import { changed, mutantsOf } from './numbers.ts';

// Changes numbers and lists one at a time, in a copy of the project, and counts what check's tests notice:
// `npm run mutation:numbers`, or some files: `npm run mutation:numbers -- machines/cart/cart.setup.ts`.
const RECORD = 'benchmarks/mutation-numbers.json';
const PROJECTS = ['rules', 'machines', 'views'].map((name) => `--project=${name}`);
/** Models, their questions and samples are tests themselves. */
const isSource = (file: string): boolean => file.endsWith('.ts') && !/\.(?:model|questions|words)\.ts$|\/sample-[^/]+\.ts$/.test(file);

type Score = { readonly noticed: number; readonly of: number; readonly survivors: readonly string[] };

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

function scoreOf(file: string, copy: ReturnType<typeof copyProject>): Score {
  const source = readFileSync(file, 'utf8');
  const mutants = mutantsOf(source);
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
  const before = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as { files: Record<string, Score> }).files : {};
  const files = Object.fromEntries(
    Object.entries({ ...before, [file]: score })
      .filter(([name]) => existsSync(name))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
  const all = Object.values(files);
  const [noticed, of] = [all.reduce((sum, one) => sum + one.noticed, 0), all.reduce((sum, one) => sum + one.of, 0)];
  writeFileSync(RECORD, `${JSON.stringify({ percent: Math.round((noticed / of) * 1_000) / 10, noticed, of, files }, null, 2)}\n`);
}

const asked = process.argv.slice(2);
const copy = copyProject();
try {
  for (const file of asked.length > 0 ? asked : everyFile()) {
    if (mutantsOf(readFileSync(file, 'utf8')).length === 0) continue;
    const score = scoreOf(file, copy);
    process.stdout.write([`${file}: ${score.noticed} of ${score.of} noticed`, ...score.survivors.map((one) => `  ${one}`), ''].join('\n'));
    write(file, score);
  }
} finally {
  copy.end();
}
