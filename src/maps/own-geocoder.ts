import { coordinatesOf } from '#src/api/whereabouts.ts';
import { typedLine } from '#contract/typed-text.ts';
import { placeCalls } from '#contract/calls/places.ts';
import type { Api } from '../api/api.ts';
import { isAbsent } from '../api/call-failed.ts';
import { SUGGESTIONS, type Geocoder } from './geocoder.ts';

export const ownGeocoder = (api: Api): Geocoder => ({
  search: async (text, signal) => {
    const query = typedLine(text).slice(0, 200);
    const { place } = api.whereabouts();
    const near = coordinatesOf(place);
    const answered = await api.call(placeCalls.search_places, { query, limit: SUGGESTIONS, ...near }, { signal });
    if (answered.ok) return { ok: true, value: answered.value.places };
    if (!isAbsent(answered.failure)) return answered;
    // Our own server has a gazetteer: few ever need what stands in for it.
    const { placesByPostcode } = await import('../api/postcode-places.ts');
    return placesByPostcode(api, query, signal);
  },
  nearest: async ({ latitude, longitude }, signal) => {
    const answered = await api.call(placeCalls.nearest_place, { latitude, longitude }, { signal });
    return answered.ok ? { ok: true, value: answered.value.place } : answered;
  },
});
