import * as zlib from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import { SHORT } from '../memory/encoded-text.ts';

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = zlib.constants;

/** Of answers that are made for one: a window no wider than most of them, since making room for a wide one costs more than it saves. */
const USUAL = { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 17 } };
/** A basket or an invoice is made smaller by a twentieth of it less, for a third of the work. */
const QUICK = { params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_LGWIN]: 17 } };
/** What is worth no more work than that, bytes. */
export const SMALL = 8_192;

/** How answers are compressed that are made for one; those that are kept have their encodings already. */
export const compression: FastifyCompressOptions = {
  threshold: SHORT,
  brotliOptions: USUAL,
  zlib: {
    ...zlib,
    brotliCompressSync: (bytes: Buffer, options: zlib.BrotliOptions) =>
      zlib.brotliCompressSync(bytes, bytes.length <= SMALL ? QUICK : options),
  },
};
