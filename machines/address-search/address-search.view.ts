import type { SnapshotFrom } from 'xstate';
import type { Place } from '#contract/calls/places.ts';
import type { addressSearchMachine, SearchTrouble } from './address-search.machine.ts';

export type AddressSearchView = {
  /** Nothing to search, asking, suggestions there, no such address, or no suggestions to be had. */
  readonly is: 'resting' | 'asking' | 'some' | 'none' | 'silent';
  readonly text: string;
  readonly places: readonly Place[];
  readonly before: readonly Place[];
  readonly trouble: SearchTrouble | null;
  readonly taking: boolean;
};

const SHOWN = {
  resting: 'resting',
  pausing: 'asking',
  searching: 'asking',
  taking: 'asking',
  suggesting: 'some',
  unknown: 'none',
  silent: 'silent',
} as const;

export const toAddressSearchView = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof addressSearchMachine>, 'value' | 'context'>): AddressSearchView => ({
  is: SHOWN[value.text],
  text: context.text,
  places: context.places,
  before: context.before,
  trouble: context.trouble,
  taking: value.text === 'taking',
});
