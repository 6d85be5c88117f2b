/**
 * Writes `advance-widths.ts`: how wide the house's font sets each character, in thousandths of the font size.
 * Needed only when the font or a weight changes: `npx tsx tools/statecharts/measure-font.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '#scripts/find-chromium.mjs';
import { fontFile } from './font.ts';

const weights = [440, 560, 620, 680, 700];
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”…→×œŒ\u202f'];

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
const page = await browser.newPage();
const measured = await page.evaluate(
  async ({ font, weights, characters }) => {
    const face = new FontFace('Measured', `url(data:font/woff2;base64,${font})`, { weight: '200 800' });
    document.fonts.add(await face.load());
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas to measure on');
    return weights.map((weight) => {
      context.font = `${weight} 1000px Measured`;
      return characters.map((character) => Math.round(context.measureText(character).width));
    });
  },
  { font: readFileSync(fontFile).toString('base64'), weights, characters },
);
await browser.close();

const rows = weights.map((weight, index) => `  ${weight}: [${(measured[index] ?? []).join(', ')}],`).join('\n');
writeFileSync(
  new URL('advance-widths.ts', import.meta.url),
  `// Written by measure-font.ts from Bricolage Grotesque.\n\n/** The characters that were measured, in the order of the widths. */\nexport const measuredCharacters = ${JSON.stringify(characters.join(''))};\n\n/** Advance widths in thousandths of the font size, by weight. */\nexport const advanceWidths = {\n${rows}\n} as const;\n`,
);
