import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { favouriteMachine } from './favourite.machine.ts';

/** What the heart shows: as the customer wants it, and why it could not be saved, until that is read. */
export type FavouriteView = { readonly isFavourite: boolean; readonly saving: boolean; readonly failure: Failure | null };

export const toFavouriteView = ({ value, context }: SnapshotFrom<typeof favouriteMachine>): FavouriteView => ({
  isFavourite: context.wanted,
  saving: value === 'saving',
  failure: context.failure,
});
