import { ensureInstalled, run, runTogether } from './ensure-installed.mjs';

// The fast part: types, lint, walls, rules, machines, drawings.
ensureInstalled();
await runTogether(['npx', ['tsc', '--noEmit']], ['npx', ['oxlint', '--quiet']]);
run('npx', ['vitest', 'run', '--project', 'rules', '--project', 'machines']);
run('npx', ['tsx', 'tools/statecharts/main.ts', '--check']);
