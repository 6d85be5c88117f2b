import type { SnapshotFrom } from 'xstate';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { locationMachine, LocateFailure } from './location.machine.ts';

export type LocationView =
  | { readonly is: 'nowhere'; readonly trouble: LocateFailure | null }
  | { readonly is: 'somewhere'; readonly place: CurrentLocation; readonly trouble: LocateFailure | null }
  | { readonly is: 'locating'; readonly place: CurrentLocation | null };

export function toLocationView({ value, context }: Pick<SnapshotFrom<typeof locationMachine>, 'value' | 'context'>): LocationView {
  if (value === 'locating') return { is: value, place: context.place };
  if (context.place) return { is: 'somewhere', place: context.place, trouble: context.trouble };
  return { is: 'nowhere', trouble: context.trouble };
}
