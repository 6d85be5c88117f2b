import { clearReports, playwright, resultsOf, vitest } from './test-report.mjs';
import { ensureInstalled, finish } from './ensure-installed.mjs';

// Everything that must hold before a change lands, part by part; one that is red keeps no other from being run.
ensureInstalled();
const { ensureChromium } = await import('./find-chromium.mjs');
const { ensurePostgres } = await import('./find-postgres.mjs');

const NODE = process.execPath;
const noPostgres = ensurePostgres();
const noChromium = ensureChromium();
/** `lacks`: why some tests of a part cannot be run here, a sentence each. `isNeeded`: nothing after it can be run without it. */
const PARTS = [
  {
    name: 'build',
    says: 'storefront, server and demo city',
    commands: [[NODE, ['scripts/build.mjs'], { isShown: true }]],
    isNeeded: true,
  },
  {
    name: 'check',
    says: 'types, lint that knows them, format, the statecharts’ pages, and what needs neither server nor browser',
    commands: [
      ['oxlint', ['--quiet', '--type-aware']],
      ['tsc', ['--noEmit', '--checkers', '1']],
      ['oxfmt', ['--check', '.']],
      // Fails where a drawing that is kept is no longer that of its chart.
      [NODE, ['scripts/statechart-pages.mjs']],
      vitest('check', ['rules', 'machines', 'views', 'long']),
    ],
    reports: ['check'],
  },
  {
    name: 'server and browser',
    says: 'calls, races, crashes, money; journeys in Chromium',
    lacks: [noPostgres, noChromium],
    // Beside each other: both wait much, for processes, locks, mails and pages, and each leaves the cores to the other meanwhile.
    commands: [...(noPostgres ? [] : [vitest('server', ['server'], ['--maxWorkers=3'])]), ...(noChromium ? [] : [playwright()])],
    reports: ['server', 'browser'],
  },
];

clearReports();
const began = Date.now();
const minutes = (ms) => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
const results = [];
const red = [];
for (const [index, { name, says, lacks = [], commands, reports = [], isNeeded = false }] of PARTS.entries()) {
  const missing = lacks.filter(Boolean);
  process.stdout.write(`\n[${index + 1}/${PARTS.length}] ${name}: ${[says, ...missing].join('. ')}\n`);
  red.push(...missing.map((why) => `not everything was run: ${why}`));
  const since = Date.now();
  const isWell = await finish(commands);
  if (!isWell) red.push(`${name} failed`);
  const own = reports.flatMap(resultsOf);
  results.push(...own);
  process.stdout.write(`[${index + 1}/${PARTS.length}] ${name}: ${own.length} tests, ${minutes(Date.now() - since)}\n`);
  if (isNeeded && !isWell) break;
}

const failed = results.filter(({ status }) => status === 'failed');
process.stdout.write('\nSlowest:\n');
for (const { test, ms } of results.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  process.stdout.write(`  ${(ms / 1_000).toFixed(1)} s  ${test}\n`);
if (failed.length > 0) process.stdout.write(`\nFailed:\n${failed.map(({ test }) => `  ${test}\n`).join('')}`);
const passed = results.filter(({ status }) => status === 'passed').length;
process.stdout.write(`\n${[`${passed} passed, ${failed.length} failed in ${minutes(Date.now() - began)}`, ...red].join('; ')}\n`);
if (red.length > 0) process.exitCode = 1;
