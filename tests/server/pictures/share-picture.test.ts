import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ScenePicture } from '#server/pictures/picture-types.ts';
import { createSharePictures, sharePicture } from '#server/pictures/share-picture.ts';

const fondue: ScenePicture = { tint: 'butter', wall: 'lake', table: 'vichy', awning: '#1B3BA6', plate: true, art: ['fondue', 'wine'] };
const lemon: ScenePicture = { tint: 'sky', art: ['lemon'] };

test('a shared picture is a PNG of the size that messengers ask for, and its art is on it', async () => {
  const drawn = (picture: ScenePicture) => createSharePictures(sharePicture)('/x.png', picture);
  const [png, other] = [await drawn(fondue), await drawn({ ...fondue, art: ['burger', 'fries'] })];
  if (!png || !other) throw new Error('nothing was drawn');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // In the middle, where the pieces stand, the two differ; at the top, where the awning hangs, they don't.
  const part = (picture: Buffer, top: number, height: number) =>
    sharp(picture).extract({ left: 200, top, width: 800, height }).greyscale().raw().toBuffer();
  const difference = (a: Buffer, b: Buffer) => a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 24).length / a.length;
  expect(difference(await part(png, 150, 420), await part(other, 150, 420))).toBeGreaterThan(0.15);
  expect(difference(await part(png, 0, 80), await part(other, 0, 80))).toBeLessThan(0.01);
});

test('each address is drawn once, one after another, and one that failed is drawn again', async () => {
  let atWork = 0;
  const drawn: string[] = [];
  const pictureOf = createSharePictures(async ({ tint }: ScenePicture) => {
    atWork += 1;
    expect(atWork).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
    drawn.push(tint);
    if (drawn.length === 2) throw new Error('no memory');
    return Buffer.from(tint);
  });
  const asked = await Promise.allSettled([pictureOf('/a', fondue), pictureOf('/b', lemon), pictureOf('/a', fondue)]);
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(String(await pictureOf('/b', lemon))).toBe('sky');
  expect(drawn).toEqual(['butter', 'sky', 'sky']);
});

test('whoever asks for too many at once is asked to come again', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const pictureOf = createSharePictures<ScenePicture>(async () => {
    await gate;
    return Buffer.from('x');
  });
  const asked = Array.from({ length: 30 }, (_, index) => pictureOf(`/${index}`, lemon));
  finish();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === null)).toHaveLength(10);
  expect(await pictureOf('/late', lemon)).not.toBeNull();
});
