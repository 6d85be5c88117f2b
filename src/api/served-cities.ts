import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { servedCityCalls } from '#contract/calls/served-cities.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Api } from './api.ts';
import { CITY_CENTRE, CITY_SLUG, type Coordinates } from './whereabouts.ts';

export type Served = AnswerOf<typeof servedCityCalls.country_city_list>;

export const SERVED_CITIES = 'served cities';

export const servedCitiesOptions = (api: Api) =>
  queryOptions({
    queryKey: [SERVED_CITIES, api.language()],
    queryFn: async ({ signal }) => {
      const { servedCityCalls: calls } = await import('#contract/calls/served-cities.ts');
      return api.read(calls.country_city_list, {}, signal);
    },
    staleTime: 300_000,
  });

export type NamedCity = {
  readonly name: string;
  readonly centre: Coordinates;
  readonly slug: string;
};

export const askedIn = (city: string | undefined): string | undefined => (city === CITY_SLUG ? undefined : city);

export const namedCities = (served: Pick<Served, 'countries'> | undefined): readonly NamedCity[] =>
  (served?.countries ?? [])
    .flatMap(({ cities }) => cities)
    .flatMap(({ city_name: name, city_slug: slug, location: [latitude, longitude] }) =>
      slug ? { name, slug, centre: { latitude, longitude } } : [],
    );

export const cityNamed = (served: Pick<Served, 'countries'> | undefined, asked: unknown): NamedCity | null =>
  namedCities(served).find(({ slug }) => slug === asked) ?? null;

/** The centre of the city that an address names, loaded with the cities that are served; of the first where it names none. */
export async function loadCentre(
  { api, queryClient }: { readonly api: Api; readonly queryClient: QueryClient },
  city: string | undefined,
): Promise<Coordinates> {
  if (city === undefined) return CITY_CENTRE;
  const served = await queryClient.ensureQueryData(servedCitiesOptions(api)).catch(() => undefined);
  return cityNamed(served, city)?.centre ?? CITY_CENTRE;
}
