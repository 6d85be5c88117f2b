import { constants } from 'node:os';
import { ensureInstalled, run, runTogether } from './ensure-installed.mjs';

// Everything that must hold before a change lands.
ensureInstalled();
const { ensureChromium } = await import('./find-chromium.mjs');
ensureChromium();
const { ensurePostgres } = await import('./find-postgres.mjs');
ensurePostgres();
await import('./check.mjs');
// Built before the server's tests: a server that starts on nothing takes the prepared snapshot.
const { build } = await import('./build.mjs');
await build();
run('vitest', ['run', '--project', 'server']);
// Fails where a drawing that is kept is no longer that of its chart.
const { buildStatechartPages } = await import('./statechart-pages.mjs');
buildStatechartPages();
// A browser waits now and then; what only reckons takes that time.
await runTogether([
  ['playwright', ['test'], { isShown: true }],
  ['vitest', ['run', '--project', 'long'], { priority: constants.priority.PRIORITY_LOW }],
]);
