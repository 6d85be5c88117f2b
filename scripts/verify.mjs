import { run } from './ensure-installed.mjs';

// What takes longer than a change should wait for.
await import('./test.mjs');
run('npx', ['vitest', 'run', '--project', 'server', 'tests/server/routes/last-place.test.ts'], { env: { ...process.env, LAST_PLACE_TRIES: '200' } });
run('npx', ['vitest', 'run', '--project', 'server', 'tests/server/client/cart-storm.test.ts'], { env: { ...process.env, CART_STORM_SEEDS: '400' } });
run('node', ['benchmarks/measure-routes.mjs']);
run('node', ['benchmarks/measure-server.mjs']);
run('npx', ['tsx', 'tools/statecharts/main.ts', '--check', '--afresh']);
run('node', ['scripts/mutation.mjs']);
