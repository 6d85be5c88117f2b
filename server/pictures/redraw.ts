import type { ResizeOptions } from 'sharp';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { whyNotImage, imageKindOf, KIND_BYTES } from '#domain/parcel/image-rules.ts';

/** So many pixels a picture has at most before it is scaled down: what cameras of phones make. A file of few bytes can hold far more. */
const PIXELS_MAXIMUM = 50_000_000;
const SECONDS_AT_MOST = 10;

/** A picture as it is kept: JPEG, turned the right way up, without anything but the picture. */
export type Redrawn = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/**
 * Reads what somebody sent as a picture, by its content, and draws it anew (0-decisions, After the order): of the file
 * itself nothing is kept, neither where it was taken nor what may be hidden in it. @param size how large it becomes
 */
export async function redraw(file: Uint8Array, size: ResizeOptions): Promise<Redrawn | { readonly refused: ImageRefusal }> {
  const first = file.subarray(0, KIND_BYTES);
  const refused = whyNotImage({ size: file.byteLength, first }, 0);
  if (refused) return { refused };
  // Only whoever is sent a picture needs the library.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { limitInputPixels: PIXELS_MAXIMUM, sequentialRead: true, pages: 1 });
    if ((await picture.metadata()).format !== imageKindOf(first)) return { refused: 'notAnImage' };
    const { data, info } = await picture
      .autoOrient()
      .resize(size)
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: SECONDS_AT_MOST })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // The library says only in words why it could not: whatever it was, it is not kept.
    return { refused: 'unreadable' };
  }
}
