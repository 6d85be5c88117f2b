import { ensureInstalled, run } from './ensure-installed.mjs';

// Purchases in rough weather: `npm run storm -- --seed 1 --runs 200 [--database embedded|postgres] [--trace]`.
ensureInstalled();
run('npx', ['tsx', 'tests/storm/main.ts', ...process.argv.slice(2)]);
