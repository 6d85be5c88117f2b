import { ensureInstalled, run } from './ensure-installed.mjs';

// The fast part: types, lint, walls, rules, machines, drawings.
ensureInstalled();
run('npx', ['tsc', '--noEmit']);
run('npx', ['oxlint', '--quiet']);
run('npx', ['vitest', 'run', '--project', 'rules', '--project', 'machines']);
run('npx', ['tsx', 'tools/statecharts/main.ts', '--check']);
