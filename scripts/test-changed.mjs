import { ensureInstalled, finish, run } from './ensure-installed.mjs';

// For work in between: types, lint, and the tests that a change since the last commit, or since what is named, can reach.
ensureInstalled();
const [since = 'HEAD'] = process.argv.slice(2);
const checked = await finish([
  ['tsc', ['--noEmit', '--checkers', '1']],
  ['oxlint', ['--quiet']],
  [
    'vitest',
    [
      'run',
      `--changed=${since}`,
      '--passWithNoTests',
      ...['rules', 'machines', 'views', 'long', 'server'].map((name) => `--project=${name}`),
    ],
    { isShown: true },
  ],
]);
if (!checked) process.exit(1);
// They read files as texts, so no import tells what reaches them.
run('vitest', ['run', '--project=rules', 'tests/project']);
await (await import('./build.mjs')).build();
// Of the browser's tests those whose own files are changed: which screens a change reaches no import tells.
run('playwright', ['test', `--only-changed=${since}`, '--pass-with-no-tests']);
