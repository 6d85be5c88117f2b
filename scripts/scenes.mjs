import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, finish, ROOT, run } from './ensure-installed.mjs';

// Pictures of every state and failure that the browser journeys reach, as a phone shows them, for the pages of the
// statecharts: .cache/scenes. `npm run scenes -- rating promo` takes those of these journeys anew and keeps the others.
ensureInstalled();
const { build } = await import('./build.mjs');
const { buildStatechartPages } = await import('./statechart-pages.mjs');
const { ensureChromium } = await import('./find-chromium.mjs');
const lacks = ensureChromium();
if (lacks) throw new Error(lacks);
await build();
const flows = process.argv.slice(2);
const scenes = join(ROOT, '.cache/scenes');
for (const flow of flows.length > 0 ? flows : ['']) rmSync(join(scenes, flow), { recursive: true, force: true });
const journeys = flows.length > 0 ? flows.map((flow) => `e2e/journeys/${flow}.e2e`) : ['e2e/journeys'];
const taken = await finish([
  [
    'playwright',
    // On a slow machine a wait may run out while pictures are taken: tried again, only what is missing is taken.
    ['test', '--retries=3', '--project=phone', ...journeys],
    { env: { ...process.env, SCENES: '1', EVERY_TEST: '1' }, isShown: true },
  ],
]);
buildStatechartPages();
run('tsx', ['tools/statecharts/scenes.ts']);
if (!taken) process.exitCode = 1;
