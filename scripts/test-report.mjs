import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './ensure-installed.mjs';

const FOLDER = join(ROOT, '.cache/reports');
const fileOf = (name) => join(FOLDER, `${name}.json`);

/** Forgets what earlier runs reported. */
export function clearReports() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Vitest's projects as a command that shows what it does and leaves a report. */
export const vitest = (name, projects, more = []) => [
  'vitest',
  [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${fileOf(name)}`,
    ...more,
  ],
  { isShown: true },
];

/** The browser's tests, in the same way. */
export const playwright = (more = []) => [
  'playwright',
  ['test', '--reporter=list,json', ...more],
  { isShown: true, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf('browser') } },
];

const vitestResults = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.map(({ fullName, status, duration }) => ({
      test: `${file}: ${fullName}`,
      status: status === 'pending' || status === 'todo' ? 'skipped' : status,
      ms: duration ?? 0,
    }));
    return tests.length === 0 && message ? [{ test: `${file}: cannot be loaded`, status: 'failed', ms: 0 }] : tests;
  });

const playwrightResults = (suite) => [
  ...(suite.suites ?? []).flatMap(playwrightResults),
  ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      test: `e2e/${file}:${line} ${title} (${projectName})`,
      status: { expected: 'passed', unexpected: 'failed', skipped: 'skipped' }[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
];

/** What each test of a part came to, as `passed`, `failed` or `skipped`; nothing when the part ended without a report. */
export function resultsOf(name) {
  if (!existsSync(fileOf(name))) return [];
  const report = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  return report.testResults ? vitestResults(report) : playwrightResults(report);
}
