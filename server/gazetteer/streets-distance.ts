import type { Divide, Roads } from '#domain/roads.ts';
import type { Coordinate, LatLng } from './gazetteer-types.ts';
import { coordinateOf, greatCircleMetres } from './great-circle.ts';

/** Where nothing is known of a city's roads. */
const USUAL_ROADS: Roads = { factor: 1.35, divide: null };

/** Speed falls with the share of town in a trip: the first kilometres are slow, the last ones fast. */
const stages: readonly { readonly upToMetres: number; readonly metresPerSecond: number }[] = [
  { upToMetres: 3000, metresPerSecond: 18 / 3.6 },
  { upToMetres: 8000, metresPerSecond: 28 / 3.6 },
  { upToMetres: Number.POSITIVE_INFINITY, metresPerSecond: 48 / 3.6 },
];

export function isWithin(outline: readonly LatLng[], { latitude, longitude }: Coordinate): boolean {
  let inside = false;
  outline.forEach((corner, index) => {
    const before = outline.at(index - 1) ?? corner;
    const straddles = corner[0] > latitude !== before[0] > latitude;
    if (!straddles) return;
    const crossingLongitude = corner[1] + ((latitude - corner[0]) / (before[0] - corner[0])) * (before[1] - corner[1]);
    if (longitude < crossingLongitude) inside = !inside;
  });
  return inside;
}

function straightMetres(divide: Divide | null, from: Coordinate, to: Coordinate): number {
  if (!divide || isWithin(divide.outline, from) === isWithin(divide.outline, to)) return greatCircleMetres(from, to);
  return Math.min(
    ...divide.crossings.map((position) => {
      const bridge = coordinateOf(position);
      return greatCircleMetres(from, bridge) + greatCircleMetres(bridge, to);
    }),
  );
}

function secondsFor(metres: number): number {
  let seconds = 0;
  let driven = 0;
  for (const { upToMetres, metresPerSecond } of stages) {
    const share = Math.max(0, Math.min(metres, upToMetres) - driven);
    seconds += share / metresPerSecond;
    driven += share;
  }
  return seconds;
}

/**
 * An estimate of the way by road between two points of a city, for when no map service
 * answers: the straight line, over the best crossing where something parts them, lengthened by a street
 * factor. Whole metres and whole seconds, rounded up; the same both ways; 0 only from a point to
 * itself. Throws a RangeError for a coordinate that is no finite number, lest it be priced.
 */
export function drivingDistance(roads: Roads | null, from: Coordinate, to: Coordinate): { metres: number; seconds: number } {
  if (![from.latitude, from.longitude, to.latitude, to.longitude].every(Number.isFinite)) {
    throw new RangeError('A driving distance needs finite coordinates');
  }
  if (from.latitude === to.latitude && from.longitude === to.longitude) return { metres: 0, seconds: 0 };
  const { factor, divide } = roads ?? USUAL_ROADS;
  const metres = Math.max(1, Math.ceil(straightMetres(divide, from, to) * factor));
  return { metres, seconds: Math.max(1, Math.ceil(secondsFor(metres))) };
}
