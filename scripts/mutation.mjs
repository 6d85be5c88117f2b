import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT, run } from './ensure-installed.mjs';

// Changes rules and machines on purpose, one change at a time, and counts how many their own tests notice.
// `npm run mutation` looks at everything; `npm run mutation -- domain/cart/** domain/money.ts` at some files, and brings
// their part of the record up to date.
ensureInstalled();
const ASKED = process.argv.slice(2);
const FLOWS = readdirSync(join(ROOT, 'machines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `machines/${name}`);
/** What is changed, by the folder of tests that must notice it. Models and samples are tests themselves. */
const PARTS = {
  domain: ['domain/**/*.ts'],
  ...Object.fromEntries(FLOWS.map((flow) => [flow, [`${flow}/**/*.ts`]])),
};
const TESTS_THEMSELVES = ['!machines/**/*.model.ts', '!machines/**/sample-*.ts'];
const REPORT = join(ROOT, '.cache/mutation/report.json');
const RECORD = join(ROOT, 'benchmarks/mutation.json');

/** Stryker's report on one part, file by file. */
function reportOn(part, all) {
  const changed = ASKED.length === 0 ? all : ASKED.filter((pattern) => pattern.startsWith(`${part}/`));
  if (changed.length === 0) return [];
  run('stryker', ['run', 'tools/mutation/stryker.config.json', '--mutate', [...changed, ...TESTS_THEMSELVES].join(',')], {
    env: { ...process.env, MUTATED: part },
  });
  return Object.entries(JSON.parse(readFileSync(REPORT, 'utf8')).files);
}

const NOTICED = ['Killed', 'Timeout'];
const COUNTED = [...NOTICED, 'Survived', 'NoCoverage'];

/** How many of a file's changes were noticed, and where those stand that were not. */
function scoreOf([file, { mutants }]) {
  const counted = mutants.filter(({ status }) => COUNTED.includes(status));
  const missed = counted.filter(({ status }) => !NOTICED.includes(status));
  const survivors = missed.map(
    ({ location, mutatorName, replacement }) =>
      `${location.start.line}:${location.start.column} ${mutatorName}: ${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 60)}`,
  );
  return [file, { noticed: counted.length - missed.length, of: counted.length, survivors }];
}

const scored = Object.entries(PARTS)
  .flatMap(([part, all]) => reportOn(part, all))
  .map(scoreOf)
  .filter(([, { of }]) => of > 0);
const before = ASKED.length > 0 && existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')).files : {};
const stillThere = Object.entries(before).filter(([file]) => existsSync(join(ROOT, file)));
const scores = Object.fromEntries(
  Object.entries({ ...Object.fromEntries(stillThere), ...Object.fromEntries(scored) }).sort(([one], [other]) => one.localeCompare(other)),
);

const folderOf = (file) => file.split('/').slice(0, -1).join('/');
const sum = (of, key) => of.reduce((total, score) => total + score[key], 0);
const part = (of) => ({
  percent: Math.round((sum(of, 'noticed') / Math.max(1, sum(of, 'of'))) * 1_000) / 10,
  noticed: sum(of, 'noticed'),
  of: sum(of, 'of'),
});
const folders = Object.fromEntries(
  [...new Set(Object.keys(scores).map(folderOf))].map((folder) => [
    folder,
    part(
      Object.entries(scores)
        .filter(([file]) => folderOf(file) === folder)
        .map(([, score]) => score),
    ),
  ]),
);

const now = part(scored.map(([, score]) => score));
process.stdout.write(`${now.noticed} of ${now.of} changes noticed: ${now.percent} %\n`);
writeFileSync(RECORD, `${JSON.stringify({ ...part(Object.values(scores)), folders, files: scores }, null, 2)}\n`);
