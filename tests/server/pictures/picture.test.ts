import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ART, type Art } from '#server/pictures/art.ts';
import { artAddress } from '#server/pictures/art-file.ts';
import { dishPicture } from '#server/pictures/dish-picture.ts';
import { artOf } from '#server/pictures/pieces.ts';
import { scenePicture } from '#server/pictures/scene-picture.ts';
import { SCENE_SIZES, type SceneShape } from '#server/pictures/scene-sizes.ts';
import { anyDish, anyScene } from './picture-samples.ts';
import { illFormed } from './svg-check.ts';

const shapes = Object.keys(SCENE_SIZES) as SceneShape[];
const images = (svg: string) => [...svg.matchAll(/<image href="([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)];

/** The box of what is seen of an image in a picture. */
function seen(image: RegExpMatchArray, art: Art) {
  const [x = 0, y = 0, size = 0] = image.slice(2, 5).map(Number);
  const [left, top, right, bottom] = ART[art].slice(1).map((percent) => (Number(percent) / 100) * size) as [number, number, number, number];
  return { left: x + left, top: y + top, right: x + right, bottom: y + bottom };
}

describe('the art', () => {
  test('every piece has its file and its bounds', () => {
    for (const [art, [file, left, top, right, bottom]] of Object.entries(ART)) {
      expect(existsSync(new URL(`../../../node_modules/@lobehub/fluent-emoji-3d/assets/${file}.webp`, import.meta.url)), art).toBe(true);
      expect(left >= 0 && left < right && right <= 100 && top >= 0 && top < bottom && bottom <= 100, art).toBe(true);
    }
  });

  test('a file is embedded as WebP, the same each time', () => {
    const address = artAddress('fondue');
    expect(Buffer.from(address.replace('data:image/webp;base64,', ''), 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect(artAddress('fondue')).toBe(address);
  });
});

describe('the picture of a dish', () => {
  test('is well-formed, square, and holds exactly its pieces, inside the frame', () => {
    fc.assert(
      fc.property(anyDish, (picture) => {
        const svg = dishPicture(picture);
        expect(illFormed(svg)).toBeNull();
        expect(svg).toContain('viewBox="0 0 232 232"');
        const drawn = images(svg);
        expect(drawn.map(([, address]) => address)).toEqual(picture.art.map((piece) => artAddress(artOf(piece))));
        drawn.forEach((image, index) => {
          const box = seen(image, artOf(picture.art[index] ?? 'fondue'));
          expect(Math.min(box.left, box.top)).toBeGreaterThan(8);
          expect(Math.max(box.right, box.bottom)).toBeLessThan(224);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('stands on a plate, or bare', () => {
    expect(dishPicture({ tint: 'mint', art: ['pie'] })).toContain('stroke="#1B3BA6"');
    expect(dishPicture({ tint: 'mint', art: ['pie'], bare: true })).not.toContain('stroke="#1B3BA6"');
  });

  test('carries both colour schemes', () => {
    const svg = dishPicture({ tint: 'butter', art: ['fondue'] });
    expect(svg).toContain('#FFE7A0');
    expect(svg).toMatch(/prefers-color-scheme:dark.*#4A3818/);
  });
});

describe('the picture of a scene', () => {
  test.each(shapes)('as %s is well-formed, of its size, with all its pieces', (shape) => {
    const [width, height] = SCENE_SIZES[shape];
    fc.assert(
      fc.property(anyScene, (picture) => {
        const svg = scenePicture(picture, { shape });
        expect(illFormed(svg)).toBeNull();
        expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
        const drawn = images(svg).map(([, address]) => address);
        expect(drawn.toSorted()).toEqual(picture.art.map((piece) => artAddress(artOf(piece))).toSorted());
      }),
      { numRuns: 30 },
    );
  });

  test.each(['card', 'banner', 'advert'] as const)('as %s keeps its pieces inside', (shape) => {
    const [width, height] = SCENE_SIZES[shape];
    fc.assert(
      fc.property(anyScene, (picture) => {
        images(scenePicture(picture, { shape })).forEach((image, index) => {
          const box = seen(image, artOf(picture.art[index] ?? 'fondue'));
          expect(Math.min(box.left, box.top)).toBeGreaterThan(0);
          expect(box.right).toBeLessThan(width);
          expect(box.bottom).toBeLessThan(height);
          if (shape === 'banner') expect(box.left).toBeGreaterThan(width / 2);
        });
      }),
      { numRuns: 60 },
    );
  });

  test.each(['hero', 'quay'] as const)('as %s keeps the landing page’s pieces and the fountain inside', (shape) => {
    const [width, height] = SCENE_SIZES[shape];
    const picture = { tint: 'butter', plate: true, art: ['fondue', 'salad', 'baguette', 'lemon', 'tropical'] } as const;
    const svg = scenePicture(picture, { shape });
    const pieces: readonly Art[] = picture.art;
    const addresses = new Map(pieces.map((piece) => [artAddress(piece), piece]));
    for (const image of images(svg)) {
      const box = seen(image, addresses.get(image[1] ?? '') ?? 'fondue');
      expect(Math.min(box.left, box.top)).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(width);
      expect(box.bottom).toBeLessThan(height);
    }
    const [, left = 0, top = 0, scale = 1] = (/translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg) ?? []).map(Number);
    const [head, foot] = [68, 262].map((y) => top + y * scale);
    expect(head).toBeGreaterThan(0);
    expect(foot).toBeLessThan(height);
    expect(left + 1190 * scale).toBeLessThan(width);
  });

  test.each(['hero', 'quay', 'banner'] as const)('as %s shows a broader frame more of its room, and all of its pieces', (shape) => {
    const [width] = SCENE_SIZES[shape];
    const svg = scenePicture({ tint: 'sky', wall: 'lake', art: ['fish'] }, { shape });
    expect(svg).toContain('preserveAspectRatio="xMidYMax meet"');
    const beyond = [...svg.matchAll(/class="(wall|table|lake)"[^>]*?(?: d="M| x=")(-\d+)/g)].map(([, , left]) => Number(left));
    expect(beyond.length).toBeGreaterThanOrEqual(3);
    for (const left of beyond) expect(left).toBeLessThanOrEqual(-width);
  });

  test('has the awning asked for, except in an advert', () => {
    const picture = { tint: 'butter', awning: '#123ABC', art: ['taco'] } as const;
    expect(scenePicture(picture, { shape: 'card' })).toContain('#123ABC');
    expect(scenePicture(picture, { shape: 'advert' })).not.toContain('#123ABC');
  });
});
