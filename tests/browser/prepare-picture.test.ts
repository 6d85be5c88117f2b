// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { COURIER_IMAGE_BYTES_MAXIMUM } from '#contract/limits.ts';
import { failed } from '#contract/result.ts';
import { preparePicture } from '#src/browser/prepare-picture.ts';
import { browserPictures, pictureFile, seenIn } from '../shop/browser-pictures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A picture as it travels. @throws why it is none */
const readied = async (file: Blob) => {
  const made = await preparePicture(file);
  if (!made.ok) throw new Error(made.failure);
  return { type: made.value.type, ...(await seenIn(made.value)) };
};

test('a picture travels as a JPEG whose longer side is 1600 pixels at most, without what its camera wrote beside it', async () => {
  const { open } = browserPictures();
  const wide = await readied(await pictureFile({ width: 3_200, height: 1_000 }));
  expect(wide).toMatchObject({ type: 'image/jpeg', format: 'jpeg', width: 1_600, height: 500, isPlain: true });
  expect(await readied(await pictureFile({ width: 400, height: 2_000 }))).toMatchObject({ width: 320, height: 1_600 });
  expect(await readied(await pictureFile({ width: 40, height: 20, kind: 'png' }))).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
  expect(open.size).toBe(0);
});

test('one that the server finds too narrow is not sent', async () => {
  const { open } = browserPictures();
  expect(await preparePicture(await pictureFile({ width: 3_300, height: 1 }))).toEqual(failed('tooNarrow'));
  expect(await preparePicture(await pictureFile({ width: 100, height: 801 }))).toEqual(failed('tooNarrow'));
  expect(await readied(await pictureFile({ width: 100, height: 800 }))).toMatchObject({ width: 100, height: 800 });
  expect(open.size).toBe(0);
});

test('it is turned as it was taken', async () => {
  browserPictures();
  expect(await readied(await pictureFile({ width: 40, height: 20, orientation: 6 }))).toMatchObject({ width: 20, height: 40 });
});

test('what is see-through is white', async () => {
  browserPictures();
  const { first } = await readied(await pictureFile({ kind: 'png', colour: '#00000000' }));
  expect(Math.min(...first)).toBeGreaterThan(250);
  expect((await readied(await pictureFile({ colour: '#ff0000' }))).first[1]).toBeLessThan(10);
});

test('a file that is no picture by its first bytes is none, whatever it is called; one that cannot be read is unreadable', async () => {
  const { open } = browserPictures();
  expect(await preparePicture(new File(['%PDF-1.7 of a parcel'], 'box.jpg'))).toEqual(failed('notAnImage'));
  expect(await preparePicture(await pictureFile({ kind: 'webp' }, 'box.jpg'))).toEqual(failed('notAnImage'));
  expect(await preparePicture(new File([new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0])], 'cut.jpg'))).toEqual(failed('unreadable'));
  expect(open.size).toBe(0);
});

test('what is still more than the server takes is too large; exactly as much is not', async () => {
  const { open } = browserPictures({ paddedTo: COURIER_IMAGE_BYTES_MAXIMUM + 1 });
  expect(await preparePicture(await pictureFile())).toEqual(failed('tooLarge'));
  expect(open.size).toBe(0);
  browserPictures({ paddedTo: COURIER_IMAGE_BYTES_MAXIMUM });
  expect(await preparePicture(await pictureFile())).toMatchObject({ ok: true });
});

test('a browser that draws or writes no pictures says so, and keeps none in its memory', async () => {
  for (const lack of [{ hasCanvas: false }, { writes: false }]) {
    const { open } = browserPictures(lack);
    await expect(preparePicture(await pictureFile())).rejects.toThrow('This browser');
    expect(open.size).toBe(0);
  }
});
