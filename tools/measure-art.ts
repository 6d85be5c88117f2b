/**
 * Measures where the visible part of every piece of art lies and writes it into `server/pictures/art.ts` anew.
 * Run it after a piece was added there, with zeros: `npx tsx tools/measure-art.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '#scripts/find-chromium.mjs';
import { ART, type Art } from '#server/pictures/art.ts';
import { artAddress } from '#server/pictures/art-file.ts';

/** Left, top, right and bottom of what is seen, in percent; run inside the page. */
async function measure(address: string): Promise<number[]> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  if (!paper) throw new Error('This browser draws no canvas.');
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return [left / width, top / height, right / width, bottom / height].map((share) => Math.round(share * 100));
}

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
const page = await browser.newPage();
// Functions sent to the page carry a call to this helper of the compiler.
await page.addInitScript('globalThis.__name = (thing) => thing');
await page.goto('about:blank');
const file = new URL('../server/pictures/art.ts', import.meta.url);
let table = readFileSync(file, 'utf8');
for (const art of Object.keys(ART) as Art[]) {
  const bounds = (await page.evaluate(measure, artAddress(art))).join(', ');
  table = table.replace(new RegExp(`^(  ${art}: \\['[^']+'), .*\\],$`, 'm'), `$1, ${bounds}],`);
}
await browser.close();
writeFileSync(file, table);
