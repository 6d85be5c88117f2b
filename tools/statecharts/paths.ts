import 'temporal-polyfill/global';
/**
 * Walks every machine on real actors and prints what those and the last browser tests walked: `npm run paths`.
 * Leaves `.cache/paths/runs.html` for the pages in docs/statecharts to paint. Exit code 1 when a transition
 * definition was walked on no actor, a journey failed, or a state is unreachable or stuck.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModels } from '#statecharts/draw/models.ts';
import { walkAll } from '#statecharts/draw/walk-all.ts';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));

const { table, faults } = await walkAll(await loadModels('machines'));
console.log(`${table}\n\nColumns 2 to 4 on real actors, 5 to 7 in the browser's last tests. Painted: dist/statecharts/index.html`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
