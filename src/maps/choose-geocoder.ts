import type { Api } from '../api/api.ts';
import type { Geocoder } from './geocoder.ts';
import { pageSettings } from '#src/api/page-settings.ts';
import { ownGeocoder } from './own-geocoder.ts';

export function geocoderFor(api: Api, token: string | undefined = pageSettings().mapboxToken): Geocoder {
  if (!token) return ownGeocoder(api);
  let loading: Promise<Geocoder> | null = null;
  const mapbox = () =>
    (loading ??= Promise.all([import('./mapbox-geocoder.ts'), import('./cities-served.ts')]).then(
      ([{ mapboxGeocoder }, { citiesServed }]) => mapboxGeocoder({ token, api, served: citiesServed(api) }),
    ));
  return {
    search: async (text, signal) => (await mapbox()).search(text, signal),
    nearest: async (point, signal) => (await mapbox()).nearest(point, signal),
  };
}
