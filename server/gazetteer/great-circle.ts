import { metresBetween } from '#domain/geometry.ts';
import type { Coordinate, LatLng } from './gazetteer-types.ts';

/** Shortest distance over the ground between two coordinates with names, in metres. NaN where a coordinate is NaN. */
export const greatCircleMetres = (from: Coordinate, to: Coordinate): number =>
  metresBetween([from.latitude, from.longitude], [to.latitude, to.longitude]);

export const coordinateOf = ([latitude, longitude]: LatLng): Coordinate => ({ latitude, longitude });
