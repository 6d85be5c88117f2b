import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, finish, ROOT } from './ensure-installed.mjs';
import { clearReports, playwright, resultsOf, vitest } from './test-report.mjs';

// Runs a part of the tests again and again, two busy loops beside it, and lists each test that was not the same every
// time: `npm run flaky -- --part check|server|browser [--runs 20] [--quiet] [-- FILE …]`. The record is benchmarks/flaky.json.
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
const busy = values.quiet ? [] : [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', () => busy.forEach((loop) => loop.kill()));

const seen = new Map();
const times = [];
for (let run = 1; run <= Number(values.runs); run += 1) {
  clearReports();
  const began = Date.now();
  await finish([command()]);
  times.push(Math.round((Date.now() - began) / 1_000));
  for (const { test, status } of resultsOf(values.part)) seen.set(test, [...(seen.get(test) ?? []), status]);
  process.stdout.write(`\nRun ${run} of ${values.runs}: ${times.at(-1)} s\n`);
}
for (const loop of busy) loop.kill();

const unsteady = Object.fromEntries(
  [...seen].filter(([, all]) => all.length < times.length || new Set(all).size > 1 || all.includes('failed')),
);
const RECORD = join(ROOT, 'benchmarks/flaky.json');
const known = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
known[values.part] = { runs: times.length, busyLoops: busy.length, tests: seen.size, seconds: times, unsteady };
if (positionals.length === 0) writeFileSync(RECORD, `${JSON.stringify(known, null, 2)}\n`);
process.stdout.write(`${seen.size} tests, ${times.length} runs: ${Object.keys(unsteady).length} were not the same every time\n`);
for (const [test, all] of Object.entries(unsteady)) process.stdout.write(`  ${test}: ${all.join(' ')}\n`);
if (seen.size === 0 || Object.keys(unsteady).length > 0) process.exitCode = 1;
