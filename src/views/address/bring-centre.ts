import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/api.ts';
import { CITY_CENTRE, type Around } from '#src/api/around.ts';
import { cityNamed, servedCitiesOptions } from '#src/api/served-cities.ts';

/** The centre of the city that an address names (`?city=`), brought with the cities that are served; of the first where it names none. */
export async function bringCentre(
  { api, queryClient }: { readonly api: Api; readonly queryClient: QueryClient },
  city: string | undefined,
): Promise<Around> {
  if (city === undefined) return CITY_CENTRE;
  const options = servedCitiesOptions(api);
  await queryClient.prefetchQuery(options);
  return cityNamed(queryClient.getQueryData(options.queryKey), city)?.centre ?? CITY_CENTRE;
}
