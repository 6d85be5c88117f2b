import type { Coordinate, LatLng } from './gazetteer-types.ts';
import { coordinateOf, greatCircleMetres } from './great-circle.ts';
import { crossings, waterLine } from './lake-and-rhone.ts';

/** How much longer the streets of Geneva are than the straight line. */
const STREET_FACTOR = 1.35;

/** Speed falls with the share of town in a trip: the first kilometres are slow, the last ones fast. */
const stages: readonly { readonly upToMetres: number; readonly metresPerSecond: number }[] = [
  { upToMetres: 3000, metresPerSecond: 18 / 3.6 },
  { upToMetres: 8000, metresPerSecond: 28 / 3.6 },
  { upToMetres: Number.POSITIVE_INFINITY, metresPerSecond: 48 / 3.6 },
];

/** The land on the left bank: the water line, closed far out in the south-east. */
const leftBankOutline: readonly LatLng[] = [...waterLine, [45.5, 5.94], [45.5, 7.5], [46.41, 7.5]];

/** The shore of lake and Rhône, looking downstream, on which a point lies. */
export function bankOf({ latitude, longitude }: Coordinate): 'left' | 'right' {
  let inside = false;
  leftBankOutline.forEach((corner, index) => {
    const before = leftBankOutline.at(index - 1) ?? corner;
    const straddles = corner[0] > latitude !== before[0] > latitude;
    if (!straddles) return;
    const crossingLongitude = corner[1] + ((latitude - corner[0]) / (before[0] - corner[0])) * (before[1] - corner[1]);
    if (longitude < crossingLongitude) inside = !inside;
  });
  return inside ? 'left' : 'right';
}

function straightMetres(from: Coordinate, to: Coordinate): number {
  if (bankOf(from) === bankOf(to)) return greatCircleMetres(from, to);
  return Math.min(
    ...crossings.map(({ position }) => {
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
 * An estimate of the way by road between two points of the canton, for when no map service
 * answers: the straight line, over the best bridge where the banks differ, lengthened by a street
 * factor. Whole metres and whole seconds, rounded up; the same both ways; 0 only from a point to
 * itself. Throws a RangeError for a coordinate that is no finite number, lest it be priced.
 */
export function drivingDistance(from: Coordinate, to: Coordinate): { metres: number; seconds: number } {
  if (![from.latitude, from.longitude, to.latitude, to.longitude].every(Number.isFinite)) {
    throw new RangeError('A driving distance needs finite coordinates');
  }
  if (from.latitude === to.latitude && from.longitude === to.longitude) return { metres: 0, seconds: 0 };
  const metres = Math.max(1, Math.ceil(straightMetres(from, to) * STREET_FACTOR));
  return { metres, seconds: Math.max(1, Math.ceil(secondsFor(metres))) };
}
