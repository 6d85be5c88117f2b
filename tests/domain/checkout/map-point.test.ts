import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesText, isPlaceName, isUnnamedPoint, pointAddress, readPoint, withPlaceName } from '#domain/checkout/map-point.ts';

const PIN = coordinatesText({ latitude: 46.245, longitude: 6.17504 });
const NEAR = { street: 'Chemin de la Capite', metres: 412.6 };

describe('a point on the map where no house is known', () => {
  it('has an address of its coordinates, the nearest street with the distance, and the town', () => {
    expect(pointAddress(PIN, NEAR, '1222 Vésenaz')).toBe('46.2450 N 6.1750 E, Chemin de la Capite (413 m), 1222 Vésenaz');
    expect(pointAddress(PIN, NEAR, '')).toBe('46.2450 N 6.1750 E, Chemin de la Capite (413 m)');
    expect(pointAddress(PIN, null, '')).toBe('46.2450 N 6.1750 E');
  });

  it('is read back from its address, named or not', () => {
    const address = pointAddress(PIN, NEAR, '1222 Vésenaz');
    expect(readPoint(address)).toEqual({ name: '', coordinates: PIN, near: { street: NEAR.street, metres: 413 } });
    expect(readPoint(withPlaceName(address, ' The boathouse,\n left of the pier '))).toEqual({
      name: 'The boathouse, left of the pier',
      coordinates: PIN,
      near: { street: NEAR.street, metres: 413 },
    });
    expect(readPoint(PIN)).toEqual({ name: '', coordinates: PIN, near: null });
    expect(readPoint('6.2450 N 106.1750 E')?.coordinates).toBe('6.2450 N 106.1750 E');
    expect(readPoint(pointAddress(PIN, null, '1222 Vésenaz'))?.near).toBeNull();
  });

  it('is unnamed until the customer names it', () => {
    for (const address of [PIN, pointAddress(PIN, NEAR, '1222 Vésenaz'), pointAddress(PIN, null, '1222 Vésenaz')]) {
      expect(isUnnamedPoint(address)).toBe(true);
      expect(isUnnamedPoint(withPlaceName(address, 'Boathouse'))).toBe(false);
    }
  });

  it('is no address of a house, a street, a town, nor coordinates inside of other words', () => {
    for (const address of [
      'Rue de Carouge 12, 1205 Genève',
      'Rue de Carouge',
      '1205 Genève',
      '',
      'Near 46.2450 N 6.1750 E',
      '46.2450 N 6.1750 E Genève',
      '46.245 N 6.175 E',
      'x46.2450 N 6.1750 E',
      '546.2450 N 6.1750 E',
      '46.2450 N 6.1750 Est',
    ]) {
      expect(readPoint(address), address).toBeNull();
      expect(isUnnamedPoint(address), address).toBe(false);
    }
  });

  it('is read back whatever it is near and called', () => {
    const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(
        fc.double({ min: 46, max: 46.9, noNaN: true }),
        fc.double({ min: 5, max: 7, noNaN: true }),
        words,
        fc.nat(9_999),
        words,
        (latitude, longitude, street, metres, name) => {
          const coordinates = coordinatesText({ latitude, longitude });
          fc.pre(!street.includes(',') && !/[()\n\r\u2028\u2029]/.test(street + name));
          const address = withPlaceName(pointAddress(coordinates, { street, metres }, '1222 Vésenaz'), name);
          expect(readPoint(address)).toEqual({ name: name.trim().replaceAll(/\s+/g, ' '), coordinates, near: { street, metres } });
        },
      ),
    );
  });

  it('keeps a comma of a street’s name out of the parts of its address', () => {
    expect(readPoint(pointAddress(PIN, { street: 'Rampe, sans nom', metres: 3 }, ''))?.near).toEqual({
      street: 'Rampe sans nom',
      metres: 3,
    });
  });
});

describe('the name of a place', () => {
  it.each(['Boathouse', 'Hangar 4', 'AB', '7b is', 'ÉÀ', '船屋', 'a\nb'])('may be %j', (words) => expect(isPlaceName(words)).toBe(true));
  it.each(['', '  ', '12', 'x', '4 b', '...'])('is not %j', (words) => expect(isPlaceName(words)).toBe(false));
});
