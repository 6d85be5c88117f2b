import { COURIER_IMAGE_BYTES_MAXIMUM } from '#contract/limits.ts';
import { imageKindOf, isTooNarrow, KIND_BYTES } from '#domain/parcel/image-rules.ts';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { failed, ok, type Result } from '#contract/result.ts';

/** A picture's longer side is at most so many pixels: more shows a courier nothing more. */
const LONGER_SIDE = 1_600;
const QUALITY = 0.82;

const drawn = (bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  // What is see-through in a PNG would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser writes no pictures'))), 'image/jpeg', QUALITY);
  });

/**
 * A picture as it travels: by its content JPEG or PNG, turned as it was taken, scaled down, and without what a camera
 * writes beside it (0-decisions, After the order). A failure says why the file is none.
 * @throws Error where the browser draws none
 */
export async function preparePicture(file: Blob): Promise<Result<Blob, ImageRefusal>> {
  const first = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer());
  if (imageKindOf(first) === null) return failed('notAnImage');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return failed('unreadable');
  }
  try {
    if (isTooNarrow(bitmap)) return failed('tooNarrow');
    const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
    const ready = await asJpeg(drawn(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)));
    return ready.size > COURIER_IMAGE_BYTES_MAXIMUM ? failed('tooLarge') : ok(ready);
  } finally {
    bitmap.close();
  }
}
