import { join } from 'node:path';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';

// Everything from a fresh clone to an open shop: install, build, serve.
ensureInstalled();
const { build } = await import('./build.mjs');
await build();
const { buildStatechartPagesMeanwhile } = await import('./statechart-pages.mjs');
if (process.env.NODE_ENV !== 'production' && !process.env.DATABASE_URL) buildStatechartPagesMeanwhile();
process.chdir(ROOT);
await import(join(ROOT, 'dist/server/main.js'));
