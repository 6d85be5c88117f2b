/** `[latitude, longitude]` in degrees. */
export type Point = readonly [latitude: number, longitude: number];

const EARTH_RADIUS_METRES = 6_371_008.8;
export const METRES_PER_MILE = 1_609.344;

/** Metres between two points as the crow flies. */
export function metresBetween([latA, lngA]: Point, [latB, lngB]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(latB - latA);
  const dLng = radians(lngB - lngA);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Miles between two points as the crow flies: how delivery radii are measured. */
export const milesBetween = (a: Point, b: Point): number => metresBetween(a, b) / METRES_PER_MILE;
