import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { isTooNarrow } from '#domain/parcel/image-rules.ts';
import { redrawInProcess } from '#server/limits/redraw-in-process.ts';

const SHAPES = Number(process.env.PICTURE_SHAPES ?? 10);
/** The largest that is made, pixels: `npm run verify` asks for what no phone takes. */
const PIXELS = SHAPES > 100 ? 60_000_000 : 2_000_000;

type Size = { readonly width: number; readonly height: number };
const plain = ({ width, height }: Size) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
const FORMATS: Readonly<Record<string, (size: Size) => Sharp>> = {
  'a JPEG': (size) => plain(size).jpeg(),
  'a progressive JPEG': (size) => plain(size).jpeg({ progressive: true }),
  'a JPEG on its side': (size) => plain(size).withMetadata({ orientation: 6 }).jpeg(),
  'a PNG': (size) => plain(size).png({ compressionLevel: 1 }),
  'an interlaced PNG': (size) => plain(size).png({ compressionLevel: 1, progressive: true }),
  'a see-through PNG of 16 bits': (size) =>
    plain(size).ensureAlpha(0.5).toColourspace('rgb16').png({ compressionLevel: 1, progressive: true }),
};

/** Sides that are as often ten times as long as not, always the same ones. */
function shapes(count: number): Size[] {
  let seed = 20_261_127;
  const side = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.round(60_000 ** (seed / 2_147_483_647));
  };
  return Array.from({ length: count }, () => {
    const width = side();
    return { width, height: Math.min(side(), Math.max(1, Math.floor(PIXELS / width))) };
  });
}

const LINES = [
  [60_000, 1],
  [1, 60_000],
  [5_000, 1],
  [20_000, 2],
  [4_000, 10],
  [16, 129],
].map(([width = 0, height = 0]) => ({ width, height }));

describe.each(Object.entries(FORMATS))('%s', (_name, make) => {
  test.each([...LINES, { width: 16, height: 128 }, { width: 17, height: 16 }, ...shapes(SHAPES)])(
    'of $width by $height is drawn, or refused, and the next one is drawn',
    async (size) => {
      const file = await make(size).toBuffer();
      for (const of of ['customer', 'parcel'] as const) {
        const drawn = await redrawInProcess({ file, of });
        if ('refused' in drawn) {
          // What is large may have too many pixels, take too long or have too many bytes; what is small is drawn.
          if (isTooNarrow(size) && file.byteLength < 5_000_000) expect(drawn.refused).toBe('tooNarrow');
          else expect([drawn.refused, size.width * size.height > 5_000_000]).toEqual([expect.stringMatching(/^too(Heavy|Large)$/), true]);
        } else {
          expect(isTooNarrow(size)).toBe(false);
          const [shorter, longer] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
          if (of === 'customer') expect(drawn).toMatchObject({ width: Math.min(288, shorter), height: Math.min(288, shorter) });
          else expect(Math.max(drawn.width, drawn.height)).toBe(Math.min(1_600, longer));
        }
      }
    },
  );
});

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A black PNG of 16 bits, interlaced, so that all of it is held at once before any of it is drawn; a few hundred kilobytes. */
async function heavy(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const rows = Buffer.alloc(1_000_000);
  const pixels = Readable.from(Array.from({ length: Math.ceil((side * side * 8) / rows.length) }, () => rows)).pipe(
    createDeflate({ level: 1 }),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', await buffer(pixels)), chunk('IEND', Buffer.alloc(0))]);
}

test('one that takes too much ends the process it is drawn in and nothing else: it is refused, and the next one is drawn by another', async () => {
  const good = await plain({ width: 40, height: 30 }).png().toBuffer();
  expect(await redrawInProcess({ file: await heavy(7_000), of: 'customer' })).toEqual({ refused: 'tooHeavy' });
  expect(await redrawInProcess({ file: good, of: 'parcel' })).toMatchObject({ width: 40, height: 30 });
});
