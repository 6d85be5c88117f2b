import { Instrumenter } from '@stryker-mutator/instrumenter';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '#scripts/copy-project.mjs';

// Changes what joins the charts to a page, and the functions that make words of state, one thing at a time, and counts
// what the fast tests notice: `npm run mutation:page`, or one of its parts: `npm run mutation:page -- src/flows`.
const RECORD = 'benchmarks/mutation-page.json';
const PARTS: Readonly<Record<string, (name: string) => boolean>> = {
  'src/flows': (name) => /\.tsx?$/.test(name),
  // What only brings something, or listens for it, is walked in the browser.
  'src/views': (name) => name.endsWith('.ts') && !/(?:^|\/)(?:use|load|later)-[^/]*$/.test(name),
};
type Found = {
  readonly killed: Readonly<Record<string, string>>;
  readonly hit: Readonly<Record<string, true>>;
  readonly early: Readonly<Record<string, true>>;
  readonly leaky: readonly string[];
};
type Score = { readonly noticed: number; readonly of: number; readonly atLoading: number; readonly survivors: readonly string[] };

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

async function scoresOf(part: string, isChanged: (name: string) => boolean): Promise<Record<string, Score>> {
  const copy = copyProject();
  try {
    const names = readdirSync(part, { recursive: true, encoding: 'utf8' })
      .map((name) => `${part}/${name}`)
      .filter(isChanged);
    const read = names.map((name) => ({ name: resolve(name), mutate: true as const, content: readFileSync(name, 'utf8') }));
    const instrumenter = new Instrumenter(silent as never);
    const { files, mutants } = await instrumenter.instrument(read, { plugins: null, excludedMutations: [], ignorers: [] });
    files.forEach(({ name, content }) => copy.change(name.slice(resolve('.').length + 1), content));
    const report = join(copy.folder, 'found.json');
    Object.assign(process.env, { MUTATED: part, MUTANTS_FOUND: report });
    const { status } = copy.run('vitest', 'run', '--config', 'tools/mutation/vitest.config.ts', '--root', '.', '--reporter=dot');
    const found = JSON.parse(readFileSync(report, 'utf8')) as Found;
    process.stdout.write(
      `${part}: tests end with ${status}, ${found.leaky.length} are not the same after a change: ${found.leaky.join(' | ')}\n`,
    );
    const scores: Record<string, Score> = {};
    for (const name of names) {
      const own = mutants.filter(({ fileName }) => fileName === resolve(name));
      const atLoading = own.filter(({ id }) => !(id in found.hit) && id in found.early);
      const missed = own.filter((mutant) => !(mutant.id in found.killed) && !atLoading.includes(mutant));
      if (own.length > atLoading.length)
        scores[name] = {
          noticed: own.length - atLoading.length - missed.length,
          of: own.length - atLoading.length,
          atLoading: atLoading.length,
          survivors: missed.map(
            ({ id, location: { start }, mutatorName, replacement }) =>
              `${start.line + 1}:${start.column + 1} ${mutatorName}${id in found.hit ? '' : ', not reached'}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
          ),
        };
    }
    return scores;
  } finally {
    copy.end();
  }
}

const asked = process.argv.slice(2);
for (const [part, isChanged] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  const scores = await scoresOf(part, isChanged);
  const before = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as { files: Record<string, Score> }).files : {};
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith(`${part}/`)));
  const files = Object.fromEntries(Object.entries({ ...others, ...scores }).toSorted(([one], [other]) => one.localeCompare(other)));
  const sum = (prefix: string) => {
    const own = Object.entries(files).filter(([name]) => name.startsWith(prefix));
    const [noticed, of] = [own.reduce((all, [, one]) => all + one.noticed, 0), own.reduce((all, [, one]) => all + one.of, 0)];
    return { percent: Math.round((noticed / Math.max(1, of)) * 1_000) / 10, noticed, of };
  };
  process.stdout.write(`${part}: ${JSON.stringify(sum(`${part}/`))}\n`);
  const parts = Object.fromEntries(Object.keys(PARTS).map((name) => [name, sum(`${name}/`)]));
  writeFileSync(RECORD, `${JSON.stringify({ parts, files }, null, 2)}\n`);
}
