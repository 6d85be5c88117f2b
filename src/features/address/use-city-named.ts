import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { cityNamed, servedCitiesOptions, type NamedCity } from '#src/api/served-cities.ts';

/** The city that the page's address names (`?city=`), for whoever said no place: a place wins (`searchCoordinates`). Null for none. */
export function useCityNamed(): NamedCity | null {
  const { city } = useSearch({ from: '__root__' });
  const { data } = useQuery({ ...servedCitiesOptions(useApi()), enabled: city !== undefined });
  return cityNamed(data, city);
}
