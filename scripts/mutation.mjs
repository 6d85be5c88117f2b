import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT, run } from './ensure-installed.mjs';

// Changes rules and machines on purpose, one change at a time, and counts how many the tests notice.
// `npm run mutation -- --mutate domain/money.ts` looks at some files only, and then records nothing.
ensureInstalled();
const words = process.argv.slice(2);
run('npx', ['stryker', 'run', 'tools/mutation/stryker.config.json', ...words]);

const NOTICED = ['Killed', 'Timeout'];
const COUNTED = [...NOTICED, 'Survived', 'NoCoverage'];
const { files } = JSON.parse(readFileSync(join(ROOT, '.cache/mutation/report.json'), 'utf8'));

/** How many of a file's changes were noticed, and where those stand that were not. */
function scoreOf([file, { mutants }]) {
  const counted = mutants.filter(({ status }) => COUNTED.includes(status));
  const missed = counted.filter(({ status }) => !NOTICED.includes(status));
  const survivors = missed.map(({ location, mutatorName, replacement }) => `${location.start.line}:${location.start.column} ${mutatorName}: ${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 60)}`);
  return [file, { noticed: counted.length - missed.length, of: counted.length, survivors }];
}

const scores = Object.entries(files).sort(([one], [other]) => one.localeCompare(other)).map(scoreOf).filter(([, { of }]) => of > 0);
const sum = (key) => scores.reduce((total, [, score]) => total + score[key], 0);
const percent = Math.round((sum('noticed') / sum('of')) * 1000) / 10;
process.stdout.write(`${sum('noticed')} of ${sum('of')} changes noticed: ${percent} %\n`);
if (words.length === 0) writeFileSync(join(ROOT, 'benchmarks/mutation.json'), `${JSON.stringify({ percent, noticed: sum('noticed'), of: sum('of'), files: Object.fromEntries(scores) }, null, 2)}\n`);
