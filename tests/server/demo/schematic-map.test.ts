import type { Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import ground from '#content/cities/geneva/ground.json';
import { demoCity } from '#server/demo/demo-content.ts';

type Drawn = {
  readonly features: readonly {
    readonly properties: { readonly kind: string; readonly name?: string };
    readonly geometry: { readonly coordinates: unknown };
  }[];
};
const geneva = demoCity().map as Drawn;

const pointsOf = (coordinates: unknown): Position[] =>
  Array.isArray(coordinates) && typeof coordinates[0] === 'number'
    ? [coordinates as Position]
    : (coordinates as unknown[]).flatMap(pointsOf);
const ofKind = (kind: string) => geneva.features.filter(({ properties }) => properties.kind === kind);
const names = (kind: string) => ofKind(kind).map(({ properties }) => ('name' in properties ? properties.name : ''));

/** Whether a point lies inside of a closed line, by counting crossings to the east of it. */
const isInside = ([x = 0, y = 0]: Position, edge: readonly Position[]) =>
  edge.filter(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = edge[(index + 1) % edge.length] ?? [];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

type Leg = readonly [Position, Position];
const side = ([[ax = 0, ay = 0], [bx = 0, by = 0]]: Leg, [x = 0, y = 0]: Position) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
const isCrossed = (one: Leg, other: Leg) => side(one, other[0]) !== side(one, other[1]) && side(other, one[0]) !== side(other, one[1]);

/** West, south, east and north of the canton. */
const CANTON = { west: 5.95, south: 46.12, east: 6.32, north: 46.37 } as const;

describe('the schematic map', () => {
  test('has every postcode with its town, and every crossing of its rivers', () => {
    const drawn = names('postcode');
    for (const { postcode, city } of demoCity().gazetteer.areas) if (postcode !== '1211') expect(drawn).toContain(`${postcode} ${city}`);
    for (const { name } of ground.rivers.flatMap(({ bridges }) => bridges)) expect(names('bridge')).toContain(name);
  });

  test('lies in the canton, with a little beyond', () => {
    for (const { properties, geometry } of geneva.features) {
      for (const [longitude = 0, latitude = 0] of pointsOf(geometry.coordinates)) {
        expect(longitude, JSON.stringify(properties)).toBeGreaterThanOrEqual(CANTON.west - 0.02);
        expect(longitude, JSON.stringify(properties)).toBeLessThanOrEqual(CANTON.east + 0.02);
        expect(latitude, JSON.stringify(properties)).toBeGreaterThanOrEqual(CANTON.south - 0.02);
        expect(latitude, JSON.stringify(properties)).toBeLessThanOrEqual(CANTON.north + 0.02);
      }
    }
  });

  test('has no postcode, sight or street in the lake', () => {
    const [shore] = ofKind('lake').map(({ geometry }) => pointsOf(geometry.coordinates));
    const wet = ['postcode', 'street'].flatMap((kind) =>
      ofKind(kind).filter(({ geometry }) => pointsOf(geometry.coordinates).every((at) => isInside(at, shore ?? []))),
    );
    expect(wet.map(({ properties }) => ('name' in properties ? properties.name : ''))).toEqual([]);
  });

  test('draws each bridge across a river', () => {
    const rivers = ['river', 'stream'].flatMap((kind) => ofKind(kind).map(({ geometry }) => pointsOf(geometry.coordinates)));
    const dry = ofKind('bridge').filter(({ geometry }) => {
      const [from, to] = pointsOf(geometry.coordinates);
      return (
        !from || !to || !rivers.some((river) => river.slice(1).some((end, index) => isCrossed([river[index] ?? end, end], [from, to])))
      );
    });
    expect(dry.map(({ properties }) => ('name' in properties ? properties.name : ''))).toEqual([]);
  });
});
