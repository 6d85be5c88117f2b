import sharp from 'sharp';
import { vi } from 'vitest';

type Bitmap = { readonly width: number; readonly height: number; readonly bytes: Buffer; close: () => void };
type Layer = { readonly input: Buffer; readonly left: number; readonly top: number };

/**
 * What happy-dom lacks of a browser: files are really read, drawn on a canvas and written, by sharp. A bitmap is turned as it
 * was taken only where that is asked for, as older browsers do.
 * @param paddedTo how many bytes a written picture is made to have at least
 */
export function browserPictures({ paddedTo = 0, hasCanvas = true, writes = true } = {}) {
  const open = new Set<Bitmap>();
  const drawnOn = new WeakMap<HTMLCanvasElement, Promise<Layer>[]>();
  vi.stubGlobal('createImageBitmap', async (file: Blob, { imageOrientation = 'none' } = {}): Promise<Bitmap> => {
    const read = sharp(Buffer.from(await file.arrayBuffer()));
    const { data, info } = await (imageOrientation === 'from-image' ? read.rotate() : read).png().toBuffer({ resolveWithObject: true });
    const bitmap = { width: info.width, height: info.height, bytes: data, close: () => void open.delete(bitmap) };
    open.add(bitmap);
    return bitmap;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(this: HTMLCanvasElement, kind: string) {
    if (kind !== '2d' || !hasCanvas) return null;
    const drawn: Promise<Layer>[] = [];
    drawnOn.set(this, drawn);
    return {
      fillStyle: '#000000',
      fillRect(left: number, top: number, width: number, height: number) {
        const plain = sharp({ create: { width, height, channels: 4, background: this.fillStyle } });
        drawn.push(
          plain
            .png()
            .toBuffer()
            .then((input) => ({ input, left, top })),
        );
      },
      drawImage(bitmap: Bitmap, left: number, top: number, width: number, height: number) {
        const scaled = sharp(bitmap.bytes).resize(width, height, { fit: 'fill' });
        drawn.push(
          scaled
            .png()
            .toBuffer()
            .then((input) => ({ input, left, top })),
        );
      },
    };
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function write(
    this: HTMLCanvasElement,
    done: BlobCallback,
    type = 'image/png',
  ) {
    const finish = async () => {
      if (!writes) return done(null);
      const layers = await Promise.all(drawnOn.get(this) ?? []);
      const empty = sharp({ create: { width: this.width, height: this.height, channels: 4, background: '#00000000' } });
      const whole = await empty.composite(layers).png().toBuffer();
      const bytes = await (type === 'image/jpeg' ? sharp(whole).flatten({ background: '#000000' }).jpeg() : sharp(whole)).toBuffer();
      const padded = new Uint8Array(Math.max(bytes.length, paddedTo));
      padded.set(bytes);
      done(new Blob([padded], { type }));
    };
    void finish();
  } as never);
  return { /** Bitmaps that nobody closed, which a phone has no memory for. */ open };
}

export async function pictureFile(
  { width = 40, height = 20, colour = '#ff0000', kind = 'jpeg' as 'jpeg' | 'png' | 'webp', orientation = 1 } = {},
  name = 'box.jpg',
): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 4, background: colour } });
  const bytes = await picture.withMetadata({ orientation }).toFormat(kind).toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

/** What is in a picture: its kind, size, orientation and the colour of its first pixel. */
export async function seenIn(file: Blob) {
  const bytes = Buffer.from(await file.arrayBuffer());
  const { format, width, height, orientation, exif } = await sharp(bytes).metadata();
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
  return { format, width, height, isPlain: orientation === undefined && exif === undefined, first: [...pixels.subarray(0, 3)] };
}
