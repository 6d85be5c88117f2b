import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { COURIER_IMAGE_BYTES_MAXIMUM } from '#contract/limits.ts';
import type { Random } from '#statecharts/random.ts';

/** A file that somebody gives as a picture of their parcel, and why the server may not take it; null for a picture. */
export type Photo = {
  readonly id: string;
  readonly file: Blob;
  readonly digest: string;
  readonly why: Exclude<ImageRefusal, 'tooMany'> | null;
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SIDE = 16;
/** More pixels than a picture may have, on either side, and a side that is too long for the other. */
const [HEAVY, LONG] = [8_000, 400];
/** A program, whatever its name says. */
const PROGRAM = Buffer.from('MZ this program cannot be run in a picture');
const TOO_MUCH = Buffer.alloc(COURIER_IMAGE_BYTES_MAXIMUM);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  bytes.writeUInt32BE(width);
  bytes.writeUInt32BE(height, 4);
  return chunk('IHDR', bytes);
}

/** A small square that no other picture has; its head may say another size. */
function picture(random: Random, { width, height } = { width: SIDE, height: SIDE }): Buffer {
  const colour = Array.from({ length: 12 }, () => random.between(0, 255));
  const row = [0, ...Array.from({ length: SIDE / 4 }, () => colour).flat()];
  const pixels = Buffer.from(Array.from({ length: SIDE }, () => row).flat());
  return Buffer.concat([SIGNATURE, header(width, height), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]);
}

function bytesOf(random: Random, why: Photo['why']): Buffer {
  if (why === 'tooHeavy') return picture(random, { width: HEAVY, height: HEAVY });
  if (why === 'tooNarrow') return picture(random, { width: LONG, height: SIDE });
  const good = picture(random);
  if (why === null) return good;
  if (why === 'tooLarge') return Buffer.concat([good, TOO_MUCH]);
  return why === 'notAnImage' ? Buffer.concat([PROGRAM, good]) : Buffer.concat([SIGNATURE, PROGRAM, good]);
}

/** A picture, or something else that is called one. */
export function takePhoto(random: Random, why: Photo['why'] = null): Photo {
  const bytes = bytesOf(random, why);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { id: `photo ${digest.slice(0, 12)}`, file: new Blob([bytes as Uint8Array<ArrayBuffer>]), digest, why };
}
