import { join } from 'node:path';
import { ensureInstalled, ROOT, run } from './ensure-installed.mjs';

// Everything from a fresh clone to an open shop: install, build, serve. Built by a process that ends: what a build takes of memory is 200 MB.
ensureInstalled({ forShop: true });
run(process.execPath, [join(ROOT, 'scripts/build.mjs')]);
const { buildStatechartPagesMeanwhile } = await import('./statechart-pages.mjs');
if (process.env.NODE_ENV !== 'production' && !process.env.DATABASE_URL) buildStatechartPagesMeanwhile();
process.chdir(ROOT);
await import(join(ROOT, 'dist/server/main.js'));
