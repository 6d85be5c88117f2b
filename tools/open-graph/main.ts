/**
 * Draws `public/open-graph.png`, the picture of a link to the storefront: `npx tsx tools/open-graph/main.ts`.
 * Messengers draw no SVG, so the house's scene is drawn once, by the browser that tests use.
 */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { CHROMIUM_ARGS, findChromium } from '#scripts/find-chromium.mjs';
import { parsePictureAddress } from '#server/pictures/picture-address.ts';
import { scenePicture } from '#server/pictures/scene-picture.ts';

const SIZE = { width: 1_200, height: 630 };
const SCENE = '/pictures/scene/hero/butter-plate/fondue+salad+baguette+lemon+tropical.svg';
const FONT = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const wanted = parsePictureAddress(SCENE);
if (wanted?.kind !== 'scene') throw new Error(`${SCENE} is no scene`);
const scene = Buffer.from(scenePicture(wanted.picture, { shape: wanted.shape })).toString('base64');
const font = readFileSync(FONT).toString('base64');
const executablePath = findChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
await page.setContent(`<style>
  @font-face { font-family: Bricolage; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
  body { margin: 0; height: 630px; background: url(data:image/svg+xml;base64,${scene}) right bottom / cover; font-family: Bricolage; }
  div { position: absolute; left: 56px; top: 64px; width: 470px; padding: 40px 44px; border-radius: 14px; background: #1B3BA6; color: #fff; box-shadow: inset 0 0 0 6px #1B3BA6, inset 0 0 0 9px #fff; }
  strong { display: block; font-size: 92px; line-height: 1; font-weight: 700; letter-spacing: -0.02em; }
  span { display: block; margin-top: 20px; font-size: 31px; line-height: 1.25; font-weight: 600; }
</style><div><strong>Escale</strong><span>Everything local, at your door, seven days a week.</span></div>`);
await page.evaluate(() => document.fonts.ready.then(() => true));
await page.screenshot({ path: 'public/open-graph.png' });
await browser.close();
