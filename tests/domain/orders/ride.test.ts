import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween, type Point } from '#domain/geometry.ts';
import { bearingOf, lengthOf, positionOn } from '#domain/orders/ride.ts';

const path: readonly Point[] = [
  [46.2, 6.14],
  [46.21, 6.14],
  [46.21, 6.16],
];
const ride = { path, startedAt: 1_000_000, arrivesAt: 1_600_000 };

describe('a courier on the road', () => {
  test('stands at its beginning before the ride and at its end afterwards', () => {
    expect(positionOn(ride, 0)).toMatchObject({
      location: [46.2, 6.14],
      bearing: 0,
      metresLeft: Math.round(lengthOf(path)),
      minutesLeft: 10,
    });
    expect(positionOn(ride, 1_600_000)).toEqual({ location: [46.21, 6.16], bearing: null, metresLeft: 0, minutesLeft: 0 });
    expect(positionOn(ride, 9_999_999)).toEqual(positionOn(ride, 1_600_000));
  });
  test('is as far along it as the time is, and heads where the leg leads', () => {
    const half = positionOn(ride, 1_300_000);
    expect(half.metresLeft).toBeCloseTo(lengthOf(path) / 2, -1);
    expect([half.bearing, half.minutesLeft]).toEqual([90, 5]);
    expect(half.location[0]).toBeCloseTo(46.21);
  });
  test('a road of one point and a ride of no length are over at once', () => {
    expect(positionOn({ path: [[46.2, 6.14]], startedAt: 0, arrivesAt: 10 }, 5)).toEqual({
      location: [46.2, 6.14],
      bearing: null,
      metresLeft: 0,
      minutesLeft: 0,
    });
    expect(positionOn({ path, startedAt: 5, arrivesAt: 5 }, 5).metresLeft).toBe(0);
  });
  test('is always on the road, and never goes back', () => {
    const point = fc.tuple(fc.double({ min: 46.1, max: 46.3, noNaN: true }), fc.double({ min: 6, max: 6.3, noNaN: true }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), fc.nat(2_000), fc.nat(2_000), (points, one, other) => {
        const at = (now: number) => positionOn({ path: points, startedAt: 500, arrivesAt: 1_500 }, now);
        const [earlier, later] = [at(Math.min(one, other)), at(Math.max(one, other))];
        expect(later.metresLeft).toBeLessThanOrEqual(earlier.metresLeft);
        const legs = points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
        const off = legs.map(
          ([from, to]) => metresBetween(from, earlier.location) + metresBetween(earlier.location, to) - metresBetween(from, to),
        );
        expect(Math.min(...off, legs.length === 0 ? 0 : Infinity)).toBeLessThan(30);
      }),
    );
  });
});

test.each([
  ['north', [46.3, 6.14], 0],
  ['east', [46.2, 6.15], 90],
  ['south', [46.1, 6.14], 180],
  ['west', [46.2, 6.13], 270],
] as const)('%s is so many degrees from north', (_way, to, degrees) => {
  expect(bearingOf([46.2, 6.14], to)).toBe(degrees);
});

test('a way along a circle of latitude begins nearer to the pole', () => {
  // A quarter of the way around the world at 45 degrees begins at the arc tangent of the square root of 2.
  expect(bearingOf([45, 0], [45, 90])).toBe(55);
  expect(bearingOf([45, 90], [45, 0])).toBe(305);
});
