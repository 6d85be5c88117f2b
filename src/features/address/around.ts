import type { LocationView } from '#machines/location/location.view.ts';
import { CITY_CENTRE, type Around } from '#src/api/around.ts';
import type { NamedCity } from '#src/api/served-cities.ts';

export function aroundOf(location: LocationView, named: NamedCity | null = null): Around {
  if (location.is === 'nowhere' || !location.place) return named?.centre ?? CITY_CENTRE;
  const { latitude, longitude } = location.place;
  return { latitude, longitude };
}
