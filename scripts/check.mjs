import { ensureInstalled, runTogether } from './ensure-installed.mjs';

// The fast part: types, lint without types, format, and the tests that need neither a server nor a browser, but for the longest.
ensureInstalled();
await runTogether([
  // Each checker learns most of the types anew.
  ['tsc', ['--noEmit', '--checkers', '1']],
  ['oxlint', ['--quiet']],
  ['oxfmt', ['--check', '.']],
  ['vitest', ['run', '--project=rules', '--project=machines', '--project=views'], { isShown: true }],
]);
