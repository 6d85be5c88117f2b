import { placeCalls } from '../../contract/calls/places.ts';
import type { Api } from '../api/api.ts';
import { SUGGESTIONS, type Geocoder } from './geocoder.ts';

/** The gazetteer of the storefront's own server. */
export const ownGeocoder = (api: Api): Geocoder => ({
  search: async (text, signal) => {
    const answered = await api.call(placeCalls.search_places, { query: text.trim().slice(0, 200), limit: SUGGESTIONS }, { signal });
    return answered.ok ? { ok: true, value: answered.value.places } : answered;
  },
  nearest: async ({ latitude, longitude }, signal) => {
    const answered = await api.call(placeCalls.nearest_place, { latitude, longitude }, { signal });
    return answered.ok ? { ok: true, value: answered.value.place } : answered;
  },
});
