import { milesBetween, type Point } from './geometry.ts';

/** Where a city lies, and how far from its centre addresses are served, miles. */
export type CityReach = { readonly latitude: number; readonly longitude: number; readonly radiusMiles: number };

export function cityAround<City extends CityReach>(cities: readonly City[], point: Point): City | null {
  const distances = cities.map((city) => ({ city, miles: milesBetween(point, [city.latitude, city.longitude]) }));
  return distances.filter(({ city, miles }) => miles <= city.radiusMiles).toSorted((a, b) => a.miles - b.miles)[0]?.city ?? null;
}
