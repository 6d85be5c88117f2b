import type { LocationView } from '#machines/location/location.view.ts';
import { CITY_CENTRE, type Around } from '#src/api/around.ts';

/** Where lists are asked for: the customer's place, else the centre of the city. */
export function aroundOf(location: LocationView): Around {
  if (location.is === 'nowhere' || !location.place) return CITY_CENTRE;
  const { latitude, longitude } = location.place;
  return { latitude, longitude };
}
