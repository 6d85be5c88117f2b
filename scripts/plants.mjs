import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyProject } from './copy-project.mjs';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';

// Puts each bug of tests/plants/plants.json into a copy of the project and sees whether the first part of `npm test` notices:
// `npm run plants [-- NAME …]`. Of its tests those run that import what is changed, and those that read files as texts;
// what failed must pass without the bug. Formatting is not asked: a bug may be well formatted.
ensureInstalled();
const { plantedSources } = await import('../tests/storm/plant/plant-sources.mjs');
const PLANTS = JSON.parse(readFileSync(join(ROOT, 'tests/plants/plants.json'), 'utf8'));
const RECORD = join(ROOT, 'benchmarks/plants.json');
const PROJECTS = ['rules', 'machines', 'views', 'long'].map((name) => `--project=${name}`);
const wanted = process.argv.slice(2);
const copy = copyProject();
const REPORT = join(copy.folder, 'report.json');

/** The tests that failed, as their file and name; a run that ends without a report was ended by something worse. */
function failedTests(...which) {
  rmSync(REPORT, { force: true });
  const run = copy.run('vitest', ...which, '--run', ...PROJECTS, '--bail=3', '--reporter=json', `--outputFile=${REPORT}`);
  if (run.status === 0) return [];
  if (!existsSync(REPORT)) return [`vitest itself: ${(run.stderr || String(run.signal)).trim().split('\n')[0]}`];
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(copy.folder, name);
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
    return failed.length === 0 && status === 'failed' ? [`${file}: cannot be loaded`] : failed;
  });
}

/** What of check goes red: the tests that a change can reach, then types and lint, then the tests that read files as texts. */
function noticedBy(files) {
  const near = failedTests('related', ...files);
  if (near.length > 0) return near;
  if (copy.run('tsc', '--noEmit').status !== 0) return ['types'];
  return copy.run('oxlint', '--quiet', ...files).status === 0 ? failedTests('run', 'tests/project') : ['lint'];
}

/** @throws Error when a test fails without any bug as well: then it says nothing about one */
function mustPassWithout(tests) {
  const files = [...new Set(tests.flatMap((test) => (test.includes(': ') ? [test.split(': ')[0]] : [])))];
  const red = files.length > 0 ? failedTests('run', ...files) : [];
  if (red.length > 0) throw new Error(`Without any bug it is red already: ${red.join(', ')}`);
}

function write(plant, tests) {
  const found = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')).plants : {};
  found[plant.name] = { part: plant.part, says: plant.says, noticed: tests.length > 0, by: tests };
  const plants = Object.fromEntries(PLANTS.filter(({ name }) => name in found).map(({ name }) => [name, found[name]]));
  const all = Object.values(plants);
  writeFileSync(RECORD, `${JSON.stringify({ noticed: all.filter(({ noticed }) => noticed).length, of: all.length, plants }, null, 2)}\n`);
}

try {
  // They look for the very words that are taken out.
  for (const folder of ['plants', 'storm']) copy.remove(`tests/${folder}/plants.test.ts`);
  for (const plant of PLANTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const files = plant.changes.map(({ file }) => file);
    for (const [path, source] of plantedSources(plant)) copy.change(relative(ROOT, path), source);
    const tests = noticedBy(files).slice(0, 3);
    files.forEach(copy.restore);
    mustPassWithout(tests);
    process.stdout.write(`${plant.name}: ${tests.length > 0 ? `noticed by ${tests[0]}` : 'NOT NOTICED'}\n`);
    write(plant, tests);
  }
} finally {
  copy.end();
}
