import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';

// Plants each bug in turn and counts the runs until the storm finds it, or has the test find it that is made for it: `npm run storm:sensitivity [-- NAME …]`.
// What was found is written down at once; with names, the others stay as they were.
ensureInstalled();
const { PLANTS } = await import('../tests/storm/plant/plant-sources.mjs');
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const MOST_RUNS = '600';
const FILE = join(ROOT, 'benchmarks/sensitivity.json');
let missed = 0;

function byStorm(name) {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts/storm.mjs'), '--plant', name, '--runs', MOST_RUNS], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const first = /^seed \d+: ([IP]\d+|5xx)/m.exec(stdout)?.[1] ?? null;
  const run = /was found in run (\d+)/.exec(stdout)?.[1];
  return run ? { by: `storm, run ${run}`, broke: first } : null;
}
function byTest(name, test) {
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', test], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, RACE_PLANT: name, RACE_TRIES: '3', LAST_PLACE_TRIES: '3' },
  });
  return status !== 0 && `${stdout}${stderr}`.includes('AssertionError') ? { by: test } : null;
}

function write(name, what) {
  const found = { ...(existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}), [name]: what };
  const inOrder = PLANTS.filter((plant) => plant.name in found).map((plant) => [plant.name, found[plant.name]]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}

for (const { name, says, test } of PLANTS.filter((plant) => isWanted(plant.name))) {
  const how = test ? byTest(name, test) : byStorm(name);
  if (!how) missed += 1;
  process.stdout.write(`${name}: ${how ? `found by ${how.by}` : 'NOT FOUND'}${how?.broke ? ` (${how.broke})` : ''}\n`);
  write(name, { says, ...how });
}
process.exit(missed === 0 ? 0 : 1);
