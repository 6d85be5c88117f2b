import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import type { Api } from '#src/api/api.ts';
import type { SnapshotOf } from '../flow.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { LocationFlow } from './location-flow.ts';
import type { LostFlows } from '../lost-flows.ts';

export const FIRST_SEARCH: SnapshotOf<typeof addressSearchMachine> = {
  value: { text: 'resting', device: 'unasked' },
  context: { text: '', places: [], before: [], trouble: null },
};
/**
 * The search of one address field, loaded once somebody comes near it; once nobody hears it any more, the field is left.
 * `isAround`: what is found is where the customer looks around from.
 */
export const lazyAddressSearch = (api: Api, location: LocationFlow, lost: LostFlows, isAround: boolean) =>
  lazyFlow({
    lost,
    first: FIRST_SEARCH,
    whenUnused: { type: 'field.left' },
    loader: async () => {
      // What is found is sent to the location; listeners look for it there at once.
      const [{ addressSearchFlow }] = await Promise.all([import('./start-address-search.ts'), location.start()]);
      return addressSearchFlow(api, location, isAround);
    },
  });
