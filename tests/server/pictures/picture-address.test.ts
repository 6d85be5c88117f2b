import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dishPictureAddress, parsePictureAddress, scenePictureAddress } from '#server/pictures/picture-address.ts';
import { anyDish, anyScene } from './picture-samples.ts';

const shapes = fc.constantFrom('card' as const, 'banner' as const, 'advert' as const, 'hero' as const, 'quay' as const, 'share' as const);

describe('the address of a picture', () => {
  test('a dish comes back from its address', () => {
    fc.assert(
      fc.property(anyDish, (picture) => {
        expect(parsePictureAddress(dishPictureAddress(picture))).toEqual({ kind: 'dish', picture });
      }),
    );
  });

  test('a scene comes back from its address, in its shape', () => {
    fc.assert(
      fc.property(anyScene, shapes, (picture, shape) => {
        expect(parsePictureAddress(scenePictureAddress(picture, shape))).toEqual({ kind: 'scene', shape, picture });
      }),
    );
  });

  test('addresses are short words that need no escaping', () => {
    fc.assert(
      fc.property(anyScene, shapes, (picture, shape) => {
        expect(scenePictureAddress(picture, shape)).toMatch(/^\/[\w/+*.-]+\.(svg|png)$/);
      }),
    );
  });

  test.each([
    [dishPictureAddress({ tint: 'butter', art: ['fondue', 'herb'] }), '/pictures/dish/butter/fondue+herb.svg'],
    [dishPictureAddress({ tint: 'mint', bare: true, art: [['lettuce', 1.2]] }), '/pictures/dish/bare/mint/lettuce*1.2.svg'],
    [dishPictureAddress({ tint: 'mint', art: [['lettuce', 1]] }), '/pictures/dish/mint/lettuce.svg'],
    [
      scenePictureAddress({ tint: 'tomato', wall: 'tiles', table: 'plain', awning: '#B3201B', plate: true, art: ['pizza'] }, 'card'),
      '/pictures/scene/card/tomato-tiles-b3201b-plate/pizza.svg',
    ],
    [scenePictureAddress({ tint: 'sky', wall: 'plain', art: ['fish'] }, 'hero'), '/pictures/scene/hero/sky/fish.svg'],
  ])('%s', (address, written) => expect(address).toBe(written));

  test('a scale out of reach is brought within it', () => {
    expect(dishPictureAddress({ tint: 'sand', art: [['pie', 9]] })).toBe('/pictures/dish/sand/pie*3.svg');
    expect(dishPictureAddress({ tint: 'sand', art: [['pie', 0.001]] })).toBe('/pictures/dish/sand/pie*0.2.svg');
  });

  test.each([
    '',
    '/',
    '/pictures',
    'pictures/dish/butter/fondue.svg',
    '//pictures/dish/butter/fondue.svg',
    '/pictures/dish/butter/fondue',
    '/pictures/dish/butter/.svg',
    '/pictures/dish/butter/fondue+.svg',
    '/pictures/dish/butter/fondue.svg/',
    '/pictures/dish/butter/x/fondue.svg',
    '/pictures/dish/bare/bare/mint/pie.svg',
    '/pictures/dish/violet/fondue.svg',
    '/pictures/dish/butter/dragon.svg',
    '/pictures/dish/butter/constructor.svg',
    '/pictures/dish/toString/fondue.svg',
    '/pictures/dish/butter/fondue*1.svg',
    '/pictures/dish/butter/fondue*1.20.svg',
    '/pictures/dish/butter/fondue*0.1.svg',
    '/pictures/dish/butter/fondue*4.svg',
    '/pictures/dish/butter/fondue*1e1.svg',
    '/pictures/dish/butter/fondue*.svg',
    '/pictures/dish/butter/pie+pie+pie+pie.svg',
    '/pictures/dish/butter/../fondue.svg',
    '/pictures/scene/poster/butter/fondue.svg',
    '/pictures/scene/share/butter/fondue.svg',
    '/pictures/scene/card/butter/fondue.png',
    '/pictures/dish/butter/fondue.png',
    '/pictures/scene/card/butter-plate-lake/fondue.svg',
    '/pictures/scene/card/butter-plain/fondue.svg',
    '/pictures/scene/card/butter-B3201B/fondue.svg',
    '/pictures/scene/card/butter-b3201/fondue.svg',
    '/pictures/scene/card/butter-plate-plate/fondue.svg',
    '/pictures/scene/card/butter/pie+pie+pie+pie+pie.svg',
    '/pictures/scene/card/fondue.svg',
    '/pictures/photo/butter/fondue.svg',
  ])('%j is not one', (path) => expect(parsePictureAddress(path)).toBeNull());

  test('whatever is taken is written the same again, and rubbish is not taken', () => {
    const words = fc.array(
      fc.constantFrom('pictures', 'dish', 'scene', 'card', 'bare', 'butter', 'plate', 'fondue.svg', 'pie*1.5.svg', '', '..', '-', '*', '+'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((list) => `/${list.join('/')}`),
        ),
        (path) => {
          const asked = parsePictureAddress(path);
          if (!asked) return;
          const written = asked.kind === 'dish' ? dishPictureAddress(asked.picture) : scenePictureAddress(asked.picture, asked.shape);
          expect(written).toBe(path);
        },
      ),
    );
  });
});
