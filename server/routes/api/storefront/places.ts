import type { Place } from '#contract/calls/places.ts';
import { endpoints } from '#contract/endpoints.ts';
import { nearestPlace } from '#server/gazetteer/nearest-place.ts';
import { searchPlaces as searchGazetteer } from '#server/gazetteer/search-places.ts';
import { cachedGazetteers } from '#server/services/catalogue/cached-gazetteers.ts';
import { answer } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';

type Found = ReturnType<typeof searchGazetteer>[number];

const presentPlace = (found: Found): Place => ({
  label: found.label,
  detail: found.detail,
  kind: found.kind,
  latitude: found.latitude,
  longitude: found.longitude,
  street: found.street,
  house_number: found.houseNumber,
  postcode: found.postcode,
  city: found.city,
  region: found.region,
  country: found.country.name,
  country_code: found.country.code,
  country_code_2: found.country.code3,
});

export const searchPlaces = serve(
  endpoints.search_places,
  { count: 600, seconds: 60, inProcess: true },
  async ({ query, limit, latitude, longitude }, call) => {
    const near = latitude == null || longitude == null ? null : { latitude, longitude };
    const cities = await cachedGazetteers(call, near && [near.latitude, near.longitude]);
    return answer({ places: searchGazetteer(cities, query, { limit, near }).map(presentPlace) });
  },
);

export const findNearestPlace = serve(
  endpoints.nearest_place,
  { count: 300, seconds: 60, inProcess: true },
  async ({ latitude, longitude }, call) => {
    const [around] = await cachedGazetteers(call, [latitude, longitude], 1);
    const found = around ? nearestPlace(around, { latitude, longitude }) : null;
    return answer({ place: found && presentPlace(found) });
  },
);
