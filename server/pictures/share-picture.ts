import type { ScenePicture } from './picture-types.ts';
import { scenePicture } from './scene-picture.ts';

/** So many pictures are cached, 30 to 60 kB each; a city has about as many stores. */
const CACHED_PICTURES = 100;
/** So many wait while one is drawn; drawing takes a processor about a quarter of a second. */
const MOST_WAITING = 20;

const ART = /data:image\/webp;base64,([A-Za-z0-9+/=]+)/g;

export async function sharePicture(picture: ScenePicture): Promise<Buffer> {
  // Only whoever is asked for such a picture needs the library.
  const { default: sharp } = await import('sharp');
  const svg = scenePicture(picture, { shape: 'share' });
  const pieces = new Map<string, string>();
  // What turns SVG into pixels knows no WebP.
  for (const [address, base64 = ''] of svg.matchAll(ART)) {
    if (!pieces.has(address))
      pieces.set(address, `data:image/png;base64,${(await sharp(Buffer.from(base64, 'base64')).png().toBuffer()).toString('base64')}`);
  }
  return sharp(Buffer.from(svg.replaceAll(ART, (address) => pieces.get(address) ?? address)))
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/**
 * Pictures for shared links by their address, which always means the same picture: drawn one after another, however many
 * are asked for, and the last ones cached. Null when too many wait already.
 */
export function createSharePictures<Picture>(
  draw: (picture: Picture) => Promise<Buffer>,
): (address: string, picture: Picture) => Promise<Buffer | null> {
  const cache = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (address, picture) => {
    const known = cache.get(address);
    if (known) return known;
    if (waiting >= MOST_WAITING) return null;
    waiting += 1;
    const drawn = last.then(() => draw(picture));
    last = drawn
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    cache.set(address, drawn);
    drawn.catch(() => cache.delete(address));
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHED_PICTURES) break;
      cache.delete(oldest);
    }
    return drawn;
  };
}
