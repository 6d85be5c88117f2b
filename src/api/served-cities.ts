import { queryOptions } from '@tanstack/react-query';
import { cityCalls } from '#contract/calls/cities.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { metresBetween } from '#domain/geometry.ts';
import { slug } from '#domain/slug.ts';
import type { Api } from './api.ts';
import { CITY_CENTRE, type Around } from './around.ts';

/** Where the marketplace delivers, as the server tells it. */
export type Served = AnswerOf<typeof cityCalls.country_city_list>;

export const SERVED_CITIES = 'served cities';

/** Where the marketplace delivers: its countries with their cities. */
export const servedCitiesOptions = (api: Api) =>
  queryOptions({
    queryKey: [SERVED_CITIES, api.language()],
    queryFn: ({ signal }) => api.read(cityCalls.country_city_list, {}, signal),
    staleTime: 300_000,
  });

/** A city as addresses name it. */
export type NamedCity = {
  readonly name: string;
  readonly centre: Around;
  /** What `?city=` says of it; null for the city that is shown to whoever names none. */
  readonly asked: string | null;
  /** The same in every language, also of the city that is shown first. */
  readonly slug: string;
};

/** The cities that are served, as addresses name them. */
export function namedCities(served: Pick<Served, 'countries'> | undefined): readonly NamedCity[] {
  const cities = (served?.countries ?? []).flatMap((country) => country.cities);
  const far = ({ location }: (typeof cities)[number]) => metresBetween(location, [CITY_CENTRE.latitude, CITY_CENTRE.longitude]);
  const [first] = cities.toSorted((one, other) => far(one) - far(other));
  return cities.map((city) => {
    const [latitude, longitude] = city.location;
    const said = city.city_slug ?? slug(city.city_name);
    return { name: city.city_name, centre: { latitude, longitude }, asked: city === first ? null : said, slug: said };
  });
}

/** The city that an address names; null where it is none of those served. */
export const cityNamed = (served: Pick<Served, 'countries'> | undefined, asked: unknown): NamedCity | null =>
  namedCities(served).find((city) => city.slug === asked) ?? null;
