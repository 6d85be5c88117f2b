import type { ResizeOptions } from 'sharp';
import sharp from 'sharp';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { imageKindOf, isTooNarrow, KIND_BYTES } from '#domain/parcel/image-rules.ts';

/** So many pixels a picture has at most before it is scaled down: what cameras of phones make. A file of few bytes can hold far more. */
const PIXELS_MAXIMUM = 50_000_000;

type Size = { readonly width: number; readonly height: number };
export type SizeOf = (picture: Size) => ResizeOptions;

/** A picture as it is kept: JPEG, turned the right way up, without anything but the picture. */
export type Redrawn = Size & { readonly bytes: Uint8Array };
export type Drawn = Redrawn | { readonly refused: ImageRefusal };

/**
 * Reads what somebody sent as a picture, by its content, and draws it anew (0-decisions, After the order): of the file
 * itself nothing is kept, neither where it was taken nor what may be hidden in it. What it is like is known from its head,
 * before anything of it is drawn.
 */
export async function redraw(file: Uint8Array, sizeOf: SizeOf): Promise<Drawn> {
  try {
    const picture = sharp(file, { limitInputPixels: false, sequentialRead: true, pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (format !== imageKindOf(file.subarray(0, KIND_BYTES))) return { refused: 'notAnImage' };
    if (isTooNarrow({ width, height })) return { refused: 'tooNarrow' };
    if (width * height > PIXELS_MAXIMUM) return { refused: 'tooHeavy' };
    const { data, info } = await picture
      .autoOrient()
      .resize(sizeOf({ width, height }))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // The library says only in words why it could not: whatever it was, it is not kept.
    return { refused: 'unreadable' };
  }
}
