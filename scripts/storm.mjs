import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ROOT, run } from './ensure-installed.mjs';

// Purchases in rough weather: `npm run storm -- --seed 1 --runs 200 [--database embedded|postgres] [--workers 2] [--trace] [--write] [--plant NAME]`.
ensureInstalled();
const words = process.argv.slice(2);
const planted = words.indexOf('--plant');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
// The storm's server has the pictures drawn, and the embedded database held, by the built server's own processes.
if (!existsSync(join(ROOT, 'dist/server/drawing-process.js')))
  run(process.execPath, [VITE, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']);
const bundle = join(ROOT, '.cache/storm', `${process.pid}`);
run(process.execPath, [VITE, 'build', '--config', 'vite.storm.config.ts', '--logLevel', 'warn'], {
  env: { ...process.env, STORM_BUNDLE: bundle, STORM_PLANT: planted < 0 ? '' : words[planted + 1] },
});
const { status } = spawnSync(process.execPath, ['--max-semi-space-size=64', '--enable-source-maps', join(bundle, 'main.js'), ...words], {
  cwd: ROOT,
  stdio: 'inherit',
});
rmSync(bundle, { recursive: true, force: true });
process.exit(status ?? 1);
