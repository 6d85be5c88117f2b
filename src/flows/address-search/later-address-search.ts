import type { Place } from '#contract/calls/places.ts';
import type { Api } from '#src/api/api.ts';
import { FIRST_SEARCH, SEARCH_MISSING, type AddressSearchFlow } from './address-search-flow.ts';
import { laterFlow } from '../later-flow.ts';

/** The search of one address field, brought once somebody comes near it. */
export function laterAddressSearch(api: Api): AddressSearchFlow {
  const listeners = new Set<(place: Place) => void>();
  const flow: Omit<AddressSearchFlow, 'onFound'> = laterFlow({
    first: FIRST_SEARCH,
    missing: SEARCH_MISSING,
    bring: async () =>
      (await import('./start-address-search.ts')).addressSearchFlow(api, (place) => listeners.forEach((heard) => heard(place))),
  });
  return {
    ...flow,
    onFound: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
