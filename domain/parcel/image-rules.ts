import type { ImageRefusal } from '#contract/enumerations.ts';
import { COURIER_IMAGE_BYTES_MAXIMUM, COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';

export type ImageKind = 'jpeg' | 'png';

const BEGINNINGS: readonly { readonly kind: ImageKind; readonly bytes: readonly number[] }[] = [
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];
/** So many bytes of a file are enough to know its kind. */
export const KIND_BYTES = 8;

/** What a file is by its first bytes, whatever it is called; null for neither JPEG nor PNG. */
export const imageKindOf = (first: Uint8Array): ImageKind | null =>
  BEGINNINGS.find(({ bytes }) => bytes.every((byte, index) => first[index] === byte))?.kind ?? null;

/**
 * Why a file can't be one of a parcel's pictures (0-decisions, After the order), or null where nothing is known against it:
 * whether it can be read at all only the server finds out.
 * @param held how many pictures there are already
 */
export function whyNotImage(file: { readonly size: number; readonly first: Uint8Array }, held: number): ImageRefusal | null {
  if (held >= COURIER_IMAGES_MAXIMUM) return 'tooMany';
  if (file.size > COURIER_IMAGE_BYTES_MAXIMUM) return 'tooLarge';
  return imageKindOf(file.first) === null ? 'notAnImage' : null;
}

/** How many pixels the shorter side of a picture has at least, and how many times as long the longer one is at most. */
const SHORTER_SIDE = 16;
const TIMES_AS_LONG = 8;

export const isTooNarrow = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.min(width, height) < SHORTER_SIDE || Math.max(width, height) > TIMES_AS_LONG * Math.min(width, height);
