import { join } from 'node:path';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';

// The migrations of this checkout, in the database that is set: what a deploy does before its servers.
ensureInstalled({ forShop: true });
const { build } = await import('./build.mjs');
await build();
process.chdir(ROOT);
await import(join(ROOT, 'dist/server/migrate.js'));
