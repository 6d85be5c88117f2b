import { CITY_CENTRE, coordinatesOf, type Coordinates } from '#src/api/whereabouts.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';

/** Of the customer's place; null where they have none yet. */
export function usePlaceCoordinates(): Coordinates | null {
  const [location] = useLocationFlow();
  return coordinatesOf(location.is === 'nowhere' ? null : location.place);
}

export const useCoordinates = (): Coordinates => usePlaceCoordinates() ?? CITY_CENTRE;
