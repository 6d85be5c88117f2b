import type { LocationView } from '#machines/location/location.view.ts';
import { CITY_CENTRE, coordinatesOf, type Coordinates } from '#src/api/whereabouts.ts';
import type { NamedCity } from '#src/api/served-cities.ts';

export function searchCoordinates(location: LocationView, named: NamedCity | null = null): Coordinates {
  const place = location.is === 'nowhere' ? null : location.place;
  return coordinatesOf(place) ?? named?.centre ?? CITY_CENTRE;
}
