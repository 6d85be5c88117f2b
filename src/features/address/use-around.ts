import { CITY_CENTRE, type Around } from '#src/api/around.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';

export function useAround(): Around {
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  return place ? { latitude: place.latitude, longitude: place.longitude } : CITY_CENTRE;
}
