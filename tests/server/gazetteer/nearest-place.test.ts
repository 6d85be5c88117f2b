import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOfHouse } from '#server/gazetteer/house-numbers.ts';
import { nearestPlace, streetSections } from './geneva.ts';

describe('the place nearest to a coordinate', () => {
  it('is the house one stands before', () => {
    expect(nearestPlace({ latitude: 46.1945, longitude: 6.1422 })).toMatchObject({
      kind: 'house',
      street: 'Rue de Carouge',
      postcode: '1205',
    });
  });

  it('claims no house far from any street', () => {
    const found = nearestPlace({ latitude: 46.245, longitude: 6.175 });
    expect(found).toMatchObject({ kind: 'street', houseNumber: null });
  });

  it('is nothing farther than 3 km from the canton', () => {
    expect(nearestPlace({ latitude: 46.52, longitude: 6.63 })).toBeNull();
    expect(nearestPlace({ latitude: 46.2, longitude: 6.4 })).toBeNull();
    expect(nearestPlace({ latitude: Number.NaN, longitude: 6.14 })).toBeNull();
  });

  it('finds back the point of any house, on that street or one that crosses it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...streetSections), fc.nat(), (section, seed) => {
        const [first, last] = section.odd ?? section.even ?? [1, 1];
        const position = positionOfHouse(section, first + 2 * (seed % ((last - first) / 2 + 1)));
        const found = nearestPlace(position);
        expect(found?.kind).toBe('house');
        expect(Math.abs((found?.latitude ?? 0) - position.latitude)).toBeLessThan(0.003);
      }),
      { numRuns: 100 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (latitude, longitude) => {
        const found = nearestPlace({ latitude, longitude });
        expect(found === null || found.street !== '').toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
