import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ART, type Art } from './art.ts';

const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const read = new Map<Art, string>();

/** The file of a piece of art as a `data:` address. Read once, then cached; throws when the package is not installed. */
export function artAddress(art: Art): string {
  const cached = read.get(art);
  if (cached) return cached;
  const address = `data:image/webp;base64,${readFileSync(join(assets, `${ART[art][0]}.webp`)).toString('base64')}`;
  read.set(art, address);
  return address;
}
