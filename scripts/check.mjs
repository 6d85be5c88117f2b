import { ensureInstalled, run } from './ensure-installed.mjs';

// The fast part: types, lint, walls, rules, machines, drawings.
ensureInstalled();
run('tsc', ['--noEmit']);
run('oxlint', ['--quiet']);
run('oxfmt', ['--check', '.']);
run('vitest', ['run', '--project', 'rules', '--project', 'machines', '--project', 'views']);
