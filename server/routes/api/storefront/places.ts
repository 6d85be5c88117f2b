import type { Place } from '#contract/calls/places.ts';
import { endpoints } from '#contract/endpoints.ts';
import { nearestPlace } from '#server/gazetteer/nearest-place.ts';
import { searchPlaces as searchGazetteer } from '#server/gazetteer/search-places.ts';
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
});

/** Streets, houses, places and postcodes of the embedded gazetteer. */
export const searchPlaces = serve(
  endpoints.search_places,
  async (body) => answer({ places: searchGazetteer(body.query, body.limit).map(presentPlace) }),
  { count: 600, seconds: 60, inProcess: true },
);

/** The address nearest to a point, null outside the canton. */
export const findNearestPlace = serve(
  endpoints.nearest_place,
  async (body) => {
    const found = nearestPlace({ latitude: body.latitude, longitude: body.longitude });
    return answer({ place: found && presentPlace(found) });
  },
  { count: 300, seconds: 60, inProcess: true },
);
