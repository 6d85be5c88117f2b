import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, finish, ROOT } from './ensure-installed.mjs';
import { clearReports, playwright, resultsOf, vitest } from './test-report.mjs';

// Runs a part of the tests again and again, two busy loops beside it, and lists each test that was not the same every
// time: `npm run flaky -- --part check|server|browser [--runs 20] [--quiet] [-- FILE …]`. Each sitting is added to benchmarks/flaky.json.
const { values, positionals } = parseArgs({
  options: {
    part: { type: 'string', default: 'check' },
    runs: { type: 'string', default: '20' },
    quiet: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const PARTS = {
  check: () => vitest('check', ['rules', 'machines', 'views', 'long'], positionals),
  server: () => vitest('server', ['server'], positionals),
  browser: () => playwright(positionals),
};
const command = PARTS[values.part];
if (!command) throw new Error(`--part is one of ${Object.keys(PARTS).join(', ')}`);

ensureInstalled();
if (values.part !== 'check') await (await import('./build.mjs')).build();
// The browser's tests read the charts' pages too.
if (values.part === 'browser') await finish([[process.execPath, ['scripts/statechart-pages.mjs']]]);
const busy = values.quiet ? [] : [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', () => busy.forEach((loop) => loop.kill()));

const RECORD = join(ROOT, 'benchmarks/flaky.json');
const before = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : [];
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
const seen = new Map();
const seconds = [];
const unsteady = () =>
  Object.fromEntries([...seen].filter(([, all]) => all.length < seconds.length || new Set(all).size > 1 || all.includes('failed')));
for (let run = 1; run <= Number(values.runs); run += 1) {
  clearReports();
  const began = Date.now();
  await finish([command()]);
  seconds.push(Math.round((Date.now() - began) / 1_000));
  const results = resultsOf(values.part);
  if (results.length === 0) throw new Error('The run has left no results: see above');
  for (const { test, status } of results) seen.set(test, [...(seen.get(test) ?? []), status]);
  process.stdout.write(`\nRun ${run} of ${values.runs}: ${seconds.at(-1)} s\n`);
  const sitting = { part: values.part, commit, runs: run, busyLoops: busy.length, tests: seen.size, seconds, unsteady: unsteady() };
  if (positionals.length === 0) writeFileSync(RECORD, `${JSON.stringify([...before, sitting], null, 2)}\n`);
}
for (const loop of busy) loop.kill();

const found = Object.entries(unsteady());
process.stdout.write(`${seen.size} tests, ${seconds.length} runs: ${found.length} were not the same every time\n`);
for (const [test, all] of found) process.stdout.write(`  ${test}: ${all.join(' ')}\n`);
if (seen.size === 0 || found.length > 0) process.exitCode = 1;
