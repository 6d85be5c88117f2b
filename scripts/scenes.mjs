import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT, run } from './ensure-installed.mjs';

// A picture of every state that the browser journeys reach, in both languages, on phone and desktop: .cache/scenes.
ensureInstalled();
const { build } = await import('./build.mjs');
const { ensureChromium } = await import('./find-chromium.mjs');
ensureChromium();
await build();
rmSync(join(ROOT, '.cache/scenes'), { recursive: true, force: true });
run('npx', ['playwright', 'test', 'e2e/journeys', ...process.argv.slice(2)], { env: { ...process.env, SCENES: '1' } });
