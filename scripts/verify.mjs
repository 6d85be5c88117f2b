import { run } from './ensure-installed.mjs';
import { ensurePgbouncer } from './find-pgbouncer.mjs';

// What takes longer than a change should wait for.
ensurePgbouncer();
await import('./test.mjs');
if (process.exitCode) process.exit();
run('vitest', ['run', '--project', 'slow']);
run('vitest', ['run', '--project', 'server', 'tests/server/routes/last-place.test.ts'], {
  env: { ...process.env, LAST_PLACE_TRIES: '200' },
});
run('vitest', ['run', '--project', 'server', 'tests/server'], { env: { ...process.env, EVERY_TEST: '1' } });
run('vitest', ['run', '--project', 'server', 'tests/server/races'], { env: { ...process.env, RACE_TRIES: '200' } });
run('vitest', ['run', '--project', 'server', 'tests/server/database/cut-connections.test.ts'], {
  env: { ...process.env, CONNECTION_CUTS: '400' },
});
run('vitest', ['run', '--project', 'server', 'tests/server/routes/bodies.test.ts'], { env: { ...process.env, BODIES: '2500' } });
run('vitest', ['run', '--project', 'server', 'tests/server/limits/redraw-in-process.test.ts'], {
  env: { ...process.env, PICTURE_SHAPES: '200' },
});
run('vitest', ['run', '--project', 'server', 'tests/server/process/stop.test.ts'], { env: { ...process.env, STOPS: '100' } });
run('vitest', ['run', '--project', 'slow', 'tests/server/process/kill-under-load.test.ts'], { env: { ...process.env, KILLS: '100' } });
run('vitest', ['run', '--project', 'server', 'tests/server/client/cart-storm.test.ts'], {
  env: { ...process.env, CART_STORM_SEEDS: '400' },
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
