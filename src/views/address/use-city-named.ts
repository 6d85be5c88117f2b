import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import { cityNamed, servedCitiesOptions, type NamedCity } from '#src/api/served-cities.ts';

/** The city that the page's address names (`?city=`) to whoever said no place; null for none, and where a place is known: that wins. */
export function useCityNamed(): NamedCity | null {
  const { city } = useSearch({ from: '__root__' });
  const [location] = useLocationFlow();
  const { data } = useQuery({ ...servedCitiesOptions(useApi()), enabled: city !== undefined });
  return location.is !== 'nowhere' && location.place ? null : cityNamed(data, city);
}
