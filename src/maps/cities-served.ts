import { servedCityCalls } from '#contract/calls/served-cities.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Failure } from '#contract/failure.ts';
import type { CityReach } from '#domain/city-around.ts';
import { ok, type Result } from '#contract/result.ts';
import type { Api } from '../api/api.ts';
import { isAbsent } from '../api/call-failed.ts';

/** Where a city serves, and in which country: two letters in lower case (ISO 3166-1). */
export type CityServed = CityReach & { readonly country: string };

type CityList = AnswerOf<typeof servedCityCalls.country_city_list>;

function citiesOf({ countries }: CityList): readonly CityServed[] {
  const all = countries.flatMap(({ cities, country_code: code }) =>
    cities.map(({ location: [latitude, longitude], radius }) =>
      code && radius ? { latitude, longitude, radiusMiles: radius, country: code.toLowerCase() } : null,
    ),
  );
  const known = all.filter((city) => city !== null);
  return known.length === all.length ? known : [];
}

export function citiesServed(api: Api): () => Promise<Result<readonly CityServed[], Failure>> {
  let known: readonly CityServed[] | null = null;
  return async () => {
    if (known) return ok(known);
    const answered = await api.call(servedCityCalls.country_city_list, {});
    if (!answered.ok && !isAbsent(answered.failure)) return answered;
    known = answered.ok ? citiesOf(answered.value) : [];
    return ok(known);
  };
}
