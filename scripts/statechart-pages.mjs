import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './build.mjs';
import { ROOT, run } from './ensure-installed.mjs';

const SOURCES = ['contract', 'domain', 'machines', 'packages/statecharts', 'tests/claims/telling', 'tools/statecharts', 'docs/statecharts'];
const MARK = join(ROOT, 'dist/statecharts/built-from');
const COMMAND = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'tools/statecharts/main.ts', '--pages'];

const made = () => fingerprint(SOURCES, ['benchmarks/claims.json', 'src/texts/code-texts.ts']);
const isMade = (now) => existsSync(MARK) && readFileSync(MARK, 'utf8') === now;
const mark = (now) => {
  mkdirSync(join(ROOT, 'dist/statecharts'), { recursive: true });
  writeFileSync(MARK, now);
};

/** Builds the pages of the statecharts, unless nothing changed since. */
export function buildStatechartPages() {
  const now = made();
  if (isMade(now)) return;
  run(process.execPath, COMMAND);
  mark(now);
}

/** The same beside whatever this process goes on with, by what is left of the machine; it ends with this process. */
export function buildStatechartPagesMeanwhile() {
  const now = made();
  if (isMade(now)) return;
  const child = spawn(process.execPath, COMMAND, { cwd: ROOT, stdio: 'ignore' });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.on('exit', (code) => {
    if (code === 0) mark(now);
  });
  child.unref();
  process.on('exit', () => child.kill());
}

if (process.argv[1] === join(ROOT, 'scripts/statechart-pages.mjs')) buildStatechartPages();
