import { milesBetween, type Point } from '#domain/geometry.ts';
import { drivingDistance } from '#server/gazetteer/streets-distance.ts';
import type { City } from '#server/repositories/cities.ts';
import type { Store } from '#server/repositories/stores.ts';

export type Reach = {
  readonly isWithin: boolean;
  readonly miles: number;
  readonly drive: { readonly metres: number; readonly seconds: number };
};

const coordinate = ([latitude, longitude]: Point) => ({ latitude, longitude });

export function reachOf({ store, city }: { readonly store: Store; readonly city: Pick<City, 'roads'> }, point: Point): Reach {
  const place: Point = [store.latitude, store.longitude];
  const miles = milesBetween(place, point);
  return {
    isWithin: store.delivers && (store.radiusMiles === null || miles <= store.radiusMiles),
    miles,
    drive: drivingDistance(city.roads, coordinate(place), coordinate(point)),
  };
}
