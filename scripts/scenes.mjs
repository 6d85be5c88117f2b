import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT, run } from './ensure-installed.mjs';

// A picture of every state and of every failure that the browser journeys reach, in both languages, on phone and desktop:
// .cache/scenes. `failures`: only those of payments, on a phone. Other words go to Playwright.
ensureInstalled();
const { build } = await import('./build.mjs');
const { ensureChromium } = await import('./find-chromium.mjs');
const lacks = ensureChromium();
if (lacks) throw new Error(lacks);
await build();
const asked = process.argv.slice(2);
const onlyFailures = asked[0] === 'failures';
const scenes = join(ROOT, '.cache/scenes');
const which = onlyFailures
  ? ['e2e/journeys/payment', 'e2e/journeys/order-placement', 'e2e/journeys/refusals', '--project=phone', ...asked.slice(1)]
  : ['e2e/journeys', ...asked];
if (existsSync(scenes))
  for (const flow of onlyFailures ? ['payment', 'orderPlacement', 'refusals'] : [''])
    rmSync(join(scenes, flow), { recursive: true, force: true });
mkdirSync(scenes, { recursive: true });
// On a slow machine a payment may run out while pictures are taken: tried again, only what is missing is taken.
run('playwright', ['test', '--retries=2', ...which], { env: { ...process.env, SCENES: '1', EVERY_TEST: '1' } });
