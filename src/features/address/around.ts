import type { LocationView } from '#machines/location/location.view.ts';
import { CITY_CENTRE, type Around } from '#src/api/around.ts';
import type { NamedCity } from '#src/api/served-cities.ts';

/** Where lists are asked for: the customer's place, else the centre of the city that the address names, else of the first. */
export function aroundOf(location: LocationView, named: NamedCity | null = null): Around {
  if (location.is === 'nowhere' || !location.place) return named?.centre ?? CITY_CENTRE;
  const { latitude, longitude } = location.place;
  return { latitude, longitude };
}
