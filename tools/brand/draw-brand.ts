import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findChromium } from '#scripts/find-chromium.mjs';
import { readBrand, type Brand } from '#server/brand/brand.ts';
import { inHtml } from '#server/brand/in-html.ts';
import { colourOf } from '#server/brand/theme.ts';

const TYPE = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const LINK = { width: 1_200, height: 630 };

/** An icon of one size around its PNG: as browsers look for it at `/favicon.ico`. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

async function linkPicture({ name, slogan, defaultLanguage, tokens, folder }: Brand): Promise<Buffer> {
  const art = readFileSync(join(folder, 'landing-wide.svg')).toString('base64');
  const [plaque, onPlaque] = [colourOf(tokens, '--plaque')[0], colourOf(tokens, '--on-plaque')[0]];
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  const page = await browser.newPage({ viewport: LINK, colorScheme: 'light' });
  await page.setContent(`<style>
    @font-face { font-family: 'Bricolage Grotesque Variable'; src: url(data:font/woff2;base64,${readFileSync(TYPE).toString('base64')}); font-weight: 200 800; }
    body { margin: 0; height: 630px; background: ${colourOf(tokens, '--hero')[0]} url(data:image/svg+xml;base64,${art}) right bottom / cover; font-family: ${tokens.get('--font') ?? 'sans-serif'}; }
    div { position: absolute; left: 56px; top: 64px; width: 470px; padding: 40px 44px; border-radius: 14px; background: ${plaque}; color: ${onPlaque}; box-shadow: inset 0 0 0 6px ${plaque}, inset 0 0 0 9px ${onPlaque}; }
    strong { display: block; font-size: 92px; line-height: 1; font-weight: 700; letter-spacing: -0.02em; }
    span { display: block; margin-top: 20px; font-size: 31px; line-height: 1.25; font-weight: 600; }
  </style><div><strong>${inHtml(name)}</strong><span>${inHtml(slogan[defaultLanguage])}</span></div>`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const png = await page.screenshot();
  await browser.close();
  return sharp(png).png({ palette: true, quality: 90 }).toBuffer();
}

export async function drawBrand(named: string): Promise<void> {
  const brand = readBrand(named);
  const png = (file: string, size: number) =>
    sharp(join(brand.folder, file), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
  const write = (file: string, bytes: Buffer) => writeFileSync(join(brand.folder, file), bytes);
  write('favicon.ico', ico(await png('icon.svg', 32), 32));
  write('apple-touch-icon.png', await png('icon-maskable.svg', 180));
  write('icon-192.png', await png('icon.svg', 192));
  write('icon-512.png', await png('icon.svg', 512));
  write('icon-maskable-512.png', await png('icon-maskable.svg', 512));
  write('open-graph.png', await linkPicture(brand));
}
