import { CITY_CENTRE, type Around } from '#src/api/around.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';

/** Where the customer looks around from; the city's centre until they said where. */
export function useAround(): Around {
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  return place ? { latitude: place.latitude, longitude: place.longitude } : CITY_CENTRE;
}
