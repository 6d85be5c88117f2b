import { METRES_PER_MILE, metresBetween } from '#domain/geometry.ts';
import type { CityServed } from './cities-served.ts';

const MILES_PER_DEGREE = metresBetween([0, 0], [1, 0]) / METRES_PER_MILE;
/** In degrees: a centimetre and less means nothing. */
const DIGITS = 7;

function boxOf({ latitude, longitude, radiusMiles }: CityServed) {
  const high = radiusMiles / MILES_PER_DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  // No box of Mapbox's crosses the 180th meridian.
  return {
    west: Math.max(-180, longitude - wide),
    south: Math.max(-90, latitude - high),
    east: Math.min(180, longitude + wide),
    north: Math.min(90, latitude + high),
  };
}

/** The fields that keep a search to some cities: their countries, and the one box that holds all of them. No fields for no cities. */
export function boundsOf(cities: readonly CityServed[]): Readonly<Record<string, string>> {
  if (cities.length === 0) return {};
  const boxes = cities.map(boxOf);
  const box = [
    Math.min(...boxes.map(({ west }) => west)),
    Math.min(...boxes.map(({ south }) => south)),
    Math.max(...boxes.map(({ east }) => east)),
    Math.max(...boxes.map(({ north }) => north)),
  ];
  return {
    country: [...new Set(cities.map(({ country }) => country))].join(','),
    bbox: box.map((degrees) => Number(degrees.toFixed(DIGITS))).join(','),
  };
}
