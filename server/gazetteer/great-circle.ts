import type { Coordinate, LatLng } from './gazetteer-types.ts';

const EARTH_RADIUS_METRES = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Shortest distance over the ground between two points, in metres. NaN where a coordinate is NaN. */
export function greatCircleMetres(from: Coordinate, to: Coordinate): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2
    + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The pair of the data files as a coordinate with names. */
export function coordinateOf([latitude, longitude]: LatLng): Coordinate {
  return { latitude, longitude };
}
