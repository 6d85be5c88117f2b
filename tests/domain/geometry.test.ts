import { describe, expect, it } from 'vitest';
import { METRES_PER_MILE, metresBetween, milesBetween, type Point } from '#domain/geometry.ts';

const CATHEDRAL: Point = [46.2011, 6.1484];
const AIRPORT: Point = [46.2381, 6.1089];

describe('the distance between two points', () => {
  it('is as the crow flies', () => {
    expect(metresBetween(CATHEDRAL, AIRPORT)).toBeCloseTo(5_112, -1);
    expect(metresBetween([0, 0], [0, 90])).toBeCloseTo((Math.PI / 2) * 6_371_008.8, 0);
    expect(metresBetween([46, 6], [47, 6])).toBeCloseTo((Math.PI / 180) * 6_371_008.8, 0);
    expect(metresBetween([60, 6], [60, 7])).toBeCloseTo(55_597, -1);
  });
  it('is the same both ways, nothing to itself, and half the earth at most', () => {
    expect(metresBetween(AIRPORT, CATHEDRAL)).toBeCloseTo(metresBetween(CATHEDRAL, AIRPORT), 6);
    expect(metresBetween(CATHEDRAL, CATHEDRAL)).toBe(0);
    expect(metresBetween([90, 0], [-90, 0])).toBeCloseTo(Math.PI * 6_371_008.8, 0);
  });
  it('in miles is what delivery radii are measured in', () => {
    expect(milesBetween(CATHEDRAL, AIRPORT)).toBeCloseTo(metresBetween(CATHEDRAL, AIRPORT) / METRES_PER_MILE, 9);
    expect(milesBetween(CATHEDRAL, AIRPORT)).toBeCloseTo(3.18, 1);
  });
});
