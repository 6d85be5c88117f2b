import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Weighed } from './weight.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export type EncodedText = Weighed & {
  readonly plain: Buffer;
  /** Its bytes in an encoding, or as they are where it is too short to be worth it; and which it is. */
  readonly encoded: (encoding: Encoding) => Promise<{ readonly bytes: Buffer; readonly encoding: Encoding }>;
};

/** A shorter text is sent as it is, bytes. */
export const SHORT = 1_024;
const QUALITY = 5;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A window as wide as the text: room for a wider one is dear.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(12, Math.ceil(Math.log2(bytes.length + 16)))),
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export function encodedText(text: string | readonly Buffer[]): EncodedText {
  const plain = typeof text === 'string' ? Buffer.from(text) : Buffer.concat(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    weight: 2 * plain.length,
    encoded: async (encoding) => {
      if (encoding === 'identity' || plain.length < SHORT) return { bytes: plain, encoding: 'identity' };
      const making = made.get(encoding) ?? compress[encoding](plain);
      made.set(encoding, making);
      return { bytes: await making, encoding };
    },
  };
}
