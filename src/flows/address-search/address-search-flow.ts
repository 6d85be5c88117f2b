import type { CurrentLocation } from '#contract/entities/address.ts';
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import type { MachineFlow, SeenOf } from '../flow.ts';

/**
 * The search of one address field. Who listens to `onFound` hears of the place that was meant, once the location flow
 * knows it; once nobody does, the field is gone.
 */
export type AddressSearchFlow = MachineFlow<typeof addressSearchMachine> & {
  readonly onFound: (heard: (place: CurrentLocation) => void) => () => void;
};

/** The search as it is seen until its chart is brought: as that would begin. */
export const FIRST_SEARCH: SeenOf<typeof addressSearchMachine> = {
  value: 'resting',
  context: { text: '', places: [], before: [], trouble: null },
};
/** A search whose chart could not be brought: nothing is found, and the field says so. */
export const SEARCH_MISSING: SeenOf<typeof addressSearchMachine> = {
  value: 'silent',
  context: { text: '', places: [], before: [], trouble: 'no answer' },
};
