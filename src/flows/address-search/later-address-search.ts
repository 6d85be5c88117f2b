import type { CurrentLocation } from '#contract/entities/address.ts';
import type { Api } from '#src/api/api.ts';
import type { LocationFlow } from '../location/location-flow.ts';
import { FIRST_SEARCH, SEARCH_MISSING, type AddressSearchFlow } from './address-search-flow.ts';
import { laterFlow } from '../later-flow.ts';

/** The search of one address field, brought once somebody comes near it. */
export function laterAddressSearch(api: Api, location: LocationFlow | null): AddressSearchFlow {
  const listeners = new Set<(place: CurrentLocation) => void>();
  const left = new Set<() => void>();
  const flow: Omit<AddressSearchFlow, 'onFound'> = laterFlow({
    first: FIRST_SEARCH,
    missing: SEARCH_MISSING,
    bring: async () => {
      // What is found is told to the location's flow, and whoever hears of it looks for it there at once.
      const [{ addressSearchFlow }] = await Promise.all([import('./start-address-search.ts'), location?.start()]);
      return addressSearchFlow(api, location, {
        onFound: (place) => listeners.forEach((heard) => heard(place)),
        onLeft: (heard) => {
          left.add(heard);
          return () => left.delete(heard);
        },
      });
    },
  });
  return {
    ...flow,
    onFound: (heard) => {
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
        if (listeners.size === 0) left.forEach((tell) => tell());
      };
    },
  };
}
