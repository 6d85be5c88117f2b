import { clearReports, playwright, resultsOf, vitest } from './test-report.mjs';
import { ensureInstalled, finish } from './ensure-installed.mjs';

// Everything that must hold before a change lands, part by part; one that is red keeps no other from being run.
ensureInstalled();
const { ensureChromium } = await import('./find-chromium.mjs');
const { ensurePostgres } = await import('./find-postgres.mjs');

const NODE = process.execPath;
const noPostgres = ensurePostgres();
const noChromium = ensureChromium();
/**
 * `lacks`: why the tests of a part cannot be run here, in a sentence. `isNeeded`: nothing after it can be run without it.
 * `beside`: commands of a part that nothing needs; a build leaves a core to them.
 */
const PARTS = [
  {
    name: 'build',
    says: 'storefront, server and demo city; beside it types, lint that knows them, and format',
    commands: [[NODE, ['scripts/build.mjs'], { isShown: true }]],
    beside: [
      ['oxlint', ['--quiet', '--type-aware']],
      ['tsc', ['--noEmit', '--checkers', '1']],
      ['oxfmt', ['--check', '.']],
    ],
    isNeeded: true,
  },
  {
    name: 'check',
    says: 'the statecharts’ pages, and what needs neither server nor browser',
    commands: [
      // Fails where a drawing that is kept is no longer that of its chart.
      [NODE, ['scripts/statechart-pages.mjs']],
      vitest('check', ['rules', 'machines', 'views', 'long']),
    ],
    reports: ['check'],
  },
  {
    name: 'server',
    says: 'calls, races, crashes, money',
    lacks: noPostgres,
    // Two more than the cores: a server that starts, a lock and a mail are waited for.
    commands: noPostgres ? [] : [vitest('server', ['server'], ['--maxWorkers=4'])],
    reports: ['server'],
  },
  { name: 'browser', says: 'journeys in Chromium', lacks: noChromium, commands: noChromium ? [] : [playwright()], reports: ['browser'] },
];

clearReports();
const began = Date.now();
const minutes = (ms) => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
const results = [];
const red = [];
for (const [index, { name, says, lacks = null, commands, beside = [], reports = [], isNeeded = false }] of PARTS.entries()) {
  process.stdout.write(`\n[${index + 1}/${PARTS.length}] ${name}: ${lacks ?? says}\n`);
  if (lacks !== null) red.push(`tests of ${name} were not run`);
  const since = Date.now();
  const [isWell, isTidy] = await Promise.all([finish(commands), finish(beside)]);
  if (!isWell) red.push(`${name} failed`);
  if (!isTidy) red.push('types, lint or format failed');
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
