import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The server runs outside its project: no package.json above it');
    folder = parent;
  }
  return folder;
}

const root = projectRoot();
const isSource = import.meta.url.endsWith('.ts');

export const PATHS = {
  root,
  brands: join(root, 'content/brands'),
  cities: join(root, 'content/cities'),
  openApi: join(root, 'content/openapi.json'),
  migrations: join(root, 'server/migrations'),
  client: join(root, 'dist/client'),
  worker: join(root, 'dist/worker/sw.js'),
  ownersView: join(root, 'dist/owners-view'),
  statecharts: join(root, 'dist/statecharts'),
  pages: join(root, 'dist/pages/render-page.js'),
  snapshot: join(root, 'dist/demo-city.snapshot'),
  /** From its sources a server has no thread to open the embedded database in. */
  engineThread: isSource ? null : join(root, 'dist/server/engine-thread.js'),
  drawingProcess: join(root, isSource ? 'server/pictures/drawing-process.ts' : 'dist/server/drawing-process.js'),
} as const;
