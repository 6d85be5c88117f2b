import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '#domain/geometry.ts';
import { FARTHEST_ZOOM, MAP_EDGES, NEAREST_ZOOM, keepOnMap, pushed, zoomed, type PinView } from '#machines/map-pin/pin-view.ts';

const view: PinView = { latitude: 46.2, longitude: 6.14, zoom: 15 };
const metres = (from: PinView, to: PinView) => metresBetween([from.latitude, from.longitude], [to.latitude, to.longitude]);
const anyView = fc.record({
  latitude: fc.double({ min: 45, max: 47, noNaN: true }),
  longitude: fc.double({ min: 5, max: 7, noNaN: true }),
  zoom: fc.double({ min: 0, max: 22, noNaN: true }),
});

test('a push goes equally far in every direction, five times as far with Shift, and half as far one step nearer', () => {
  const ways = (['north', 'south', 'east', 'west'] as const).map((towards) => metres(view, pushed(view, towards, false)));
  for (const way of ways) expect(way).toBeCloseTo(ways[0] ?? 0, 0);
  // 24 of the map's pixels.
  expect(ways[0]).toBeGreaterThan(35);
  expect(ways[0]).toBeLessThan(45);
  expect(metres(view, pushed(view, 'east', true)) / (ways[2] ?? 0)).toBeCloseTo(5, 2);
  expect(metres(view, pushed({ ...view, zoom: 16 }, 'east', false)) / (ways[2] ?? 0)).toBeCloseTo(0.5, 2);
});

test('north is up, east is right', () => {
  expect(pushed(view, 'north', false).latitude).toBeGreaterThan(view.latitude);
  expect(pushed(view, 'south', false).latitude).toBeLessThan(view.latitude);
  expect(pushed(view, 'east', false).longitude).toBeGreaterThan(view.longitude);
  expect(pushed(view, 'west', false).longitude).toBeLessThan(view.longitude);
});

test('no push, no zoom and no drag leaves the map', () => {
  fc.assert(
    fc.property(
      anyView,
      fc.constantFrom('north', 'south', 'east', 'west' as const),
      fc.boolean(),
      fc.constantFrom(1, -1 as const),
      (any, towards, far, by) => {
        for (const { latitude, longitude, zoom } of [keepOnMap(any), pushed(any, towards, far), zoomed(any, by)]) {
          expect(latitude).toBeGreaterThanOrEqual(MAP_EDGES.south);
          expect(latitude).toBeLessThanOrEqual(MAP_EDGES.north);
          expect(longitude).toBeGreaterThanOrEqual(MAP_EDGES.west);
          expect(longitude).toBeLessThanOrEqual(MAP_EDGES.east);
          expect(zoom).toBeGreaterThanOrEqual(FARTHEST_ZOOM);
          expect(zoom).toBeLessThanOrEqual(NEAREST_ZOOM);
        }
      },
    ),
  );
});

test('a map ends at 85 degrees north and south, where those of the web do, and at 180 east and west', () => {
  const [far, near] = [keepOnMap({ ...view, latitude: 90, longitude: 181 }), keepOnMap({ ...view, latitude: -90, longitude: -181 })];
  expect([far.latitude, far.longitude, near.latitude, near.longitude]).toEqual([85, 180, -85, -180]);
});
