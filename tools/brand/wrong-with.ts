import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '#server/brand/brand.ts';
import { unreadable } from './unreadable.ts';

/** Files that a brand has beside its texts; `npm run brand -- draw` makes those that end with .png or .ico. */
export const DRAWN_BY_HAND = [
  'logo.svg',
  'icon.svg',
  'icon-maskable.svg',
  'icon-monochrome.svg',
  'landing.svg',
  'landing-wide.svg',
] as const;
export const DRAWN_BY_COMMAND = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'open-graph.png',
] as const;

/** What is wrong with a brand's folder, a line each; none where it may be served. */
export function wrongWith(folder: string): string[] {
  try {
    const brand = readBrand(folder);
    const lacks = [...DRAWN_BY_HAND, ...DRAWN_BY_COMMAND]
      .filter((file) => !existsSync(join(brand.folder, file)))
      .map((file) => `${file} is missing${DRAWN_BY_HAND.some((name) => name === file) ? '' : ': npm run brand -- draw'}`);
    const pairs = unreadable(brand.tokens).map(({ ink, ground, on, colours, contrast, nearest }) => {
      const helps = [ink, ground].flatMap((token, at) => (nearest[at] ? [`${token}: ${nearest[at]}`] : []));
      const found = (Math.floor(contrast * 100) / 100).toFixed(2);
      return `${ink} on ${ground} (${on}): ${colours.join(' on ')} is ${found}:1, and must be 4.5:1; the nearest that is: ${helps.join(' or ')}`;
    });
    return [...lacks, ...pairs];
  } catch (error) {
    return [(error as Error).message];
  }
}
