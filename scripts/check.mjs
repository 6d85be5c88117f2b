import { ensureInstalled, run, runTogether } from './ensure-installed.mjs';

/** Go's collector waits until there is this much: the programs below end before it would have been worth its while. */
const COLLECTS_LATE = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

// The fast part: types, lint, walls, rules, machines, drawings.
ensureInstalled();
await runTogether([
  // Each checker learns most of the types anew: one does for half of what four cost, and leaves the other core to the linter.
  ['tsc', ['--noEmit', '--checkers', '1']],
  ['oxlint', ['--quiet'], { env: { ...process.env, ...COLLECTS_LATE } }],
]);
run('oxfmt', ['--check', '.']);
run('vitest', ['run', '--project', 'rules', '--project', 'machines', '--project', 'views']);
