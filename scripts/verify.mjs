import { run } from './ensure-installed.mjs';
import { ensurePgbouncer } from './find-pgbouncer.mjs';

// What takes longer than a change should wait for.
ensurePgbouncer();
await import('./test.mjs');
if (process.exitCode) process.exit();
run('vitest', ['run', '--project', 'slow'], { env: { ...process.env, KILLS: '100' } });
run('vitest', ['run', '--project', 'server', 'tests/server'], { env: { ...process.env, EVERY_TEST: '1' } });
/** How often is tried what `npm test` tries a few times, and where. */
const TRIES = {
  LAST_PLACE_TRIES: '200',
  RACE_TRIES: '200',
  CONNECTION_CUTS: '400',
  BODIES: '2500',
  PICTURE_SHAPES: '200',
  STOPS: '100',
  CART_STORM_SEEDS: '400',
};
const TRIED = [
  'races',
  'routes/last-place',
  'database/cut-connections',
  'routes/bodies',
  'limits/redraw-in-process',
  'process/stop',
  'client/cart-storm',
];
run('vitest', ['run', '--project', 'server', ...TRIED.map((name) => `tests/server/${name}`)], {
  env: { ...process.env, ...TRIES },
});
run('tsx', ['tests/claims/main.ts']);
for (const database of ['embedded', 'postgres'])
  run('node', ['scripts/storm.mjs', '--seed', '1', '--runs', '20000', '--database', database]);
run('playwright', ['test'], { env: { ...process.env, EVERY_TEST: '1' } });
// What the tests just walked, printed and kept for the statecharts' pages.
run('tsx', ['tools/statecharts/paths.ts']);
run('node', ['benchmarks/measure-routes.mjs']);
run('tsx', ['benchmarks/load/main.mjs', '--scale', '0.1']);
run('tsx', ['benchmarks/fleet/fleet.ts', '--minutes', '1', '--kills', '2']);
run('tsx', ['tools/statecharts/main.ts', '--check']);
run('stryker', ['run', 'tools/mutation/stryker.config.json']);
