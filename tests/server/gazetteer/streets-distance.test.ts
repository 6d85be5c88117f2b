import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleMetres } from '#server/gazetteer/great-circle.ts';
import { bankOf, drivingDistance } from './geneva.ts';

const point = fc.record({
  latitude: fc.double({ min: 46.13, max: 46.36, noNaN: true }),
  longitude: fc.double({ min: 5.96, max: 6.3, noNaN: true }),
});
const cornavin = { latitude: 46.2102, longitude: 6.1424 };
const carouge = { latitude: 46.184, longitude: 6.1393 };
const bellevue = { latitude: 46.2573, longitude: 6.1547 };
const collongeBellerive = { latitude: 46.253, longitude: 6.2027 };

describe('the way by road', () => {
  it('goes from the station to Carouge in about four kilometres and a quarter of an hour', () => {
    const { metres, seconds } = drivingDistance(cornavin, carouge);
    expect(metres).toBeGreaterThan(3300);
    expect(metres).toBeLessThan(4500);
    expect(seconds).toBeGreaterThan(480);
    expect(seconds).toBeLessThan(960);
  });

  it('goes round the lake, not over it', () => {
    expect(drivingDistance(bellevue, collongeBellerive).metres).toBeGreaterThan(3 * greatCircleMetres(bellevue, collongeBellerive));
  });

  it.each([
    [cornavin, 'right'],
    [carouge, 'left'],
    [bellevue, 'right'],
    [collongeBellerive, 'left'],
    [{ latitude: 46.2172, longitude: 6.0849 }, 'right'],
    [{ latitude: 46.1762, longitude: 6.0754 }, 'left'],
    [{ latitude: 46.203, longitude: 6.128 }, 'left'],
    [{ latitude: 46.2056, longitude: 6.129 }, 'right'],
    [{ latitude: 46.1499, longitude: 5.9716 }, 'left'],
    [{ latitude: 46.1944, longitude: 5.995 }, 'right'],
  ] as const)('knows the bank of %j', (position, bank) => expect(bankOf(position)).toBe(bank));

  it('is the same both ways, and 0 only from a point to itself', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(drivingDistance(one, other)).toEqual(drivingDistance(other, one));
        expect(drivingDistance(one, one)).toEqual({ metres: 0, seconds: 0 });
        const same = one.latitude === other.latitude && one.longitude === other.longitude;
        expect(drivingDistance(one, other).metres === 0).toBe(same);
      }),
    );
  });

  it('is never shorter than the straight line, nor longer than a way over a third point', () => {
    fc.assert(
      fc.property(point, point, point, (one, other, between) => {
        const direct = drivingDistance(one, other);
        const first = drivingDistance(one, between);
        const second = drivingDistance(between, other);
        expect(direct.metres).toBeGreaterThanOrEqual(greatCircleMetres(one, other));
        expect(direct.metres).toBeLessThanOrEqual(first.metres + second.metres + 1);
        expect(direct.seconds).toBeLessThanOrEqual(first.seconds + second.seconds + 1);
      }),
    );
  });

  it('stays between walking pace and motorway speed', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const { metres, seconds } = drivingDistance(one, other);
        fc.pre(metres > 100);
        expect(metres / seconds).toBeGreaterThan(4);
        expect(metres / seconds).toBeLessThan(14);
      }),
    );
  });

  it('refuses a coordinate that is no number', () => {
    expect(() => drivingDistance(cornavin, { latitude: Number.NaN, longitude: 6 })).toThrow(RangeError);
  });
});
