import { run } from './ensure-installed.mjs';

// What takes longer than a change should wait for.
await import('./test.mjs');
run('node', ['benchmarks/measure-routes.mjs']);
run('node', ['benchmarks/measure-server.mjs']);
