import { ensureInstalled, run } from './ensure-installed.mjs';

// Purchases in rough weather: `npm run storm -- --seed 1 --runs 200 [--database embedded|postgres] [--workers 2] [--trace] [--write] [--plant NAME]`.
ensureInstalled();
const words = process.argv.slice(2);
const planted = words.indexOf('--plant');
const plant = planted < 0 ? [] : ['--import', './tests/storm/plant/register.mjs'];
run(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', ...plant, 'tests/storm/main.ts', ...words], { env: { ...process.env, STORM_PLANT: planted < 0 ? '' : words[planted + 1] } });
