import type { SnapshotFrom } from 'xstate';
import type { PictureTrouble, profilePictureMachine } from './profile-picture.machine.ts';

export type ProfilePictureView = {
  /** What is being done; null while nothing is. */
  readonly doing: 'keeping' | 'removing' | null;
  /** What was done just now. */
  readonly done: 'kept' | 'removed' | null;
  /** What did not get through is still there to be sent again. */
  readonly isUnsent: boolean;
  readonly trouble: PictureTrouble | null;
};

/** What the profile page shows of the customer's picture, beside the picture. */
export const toProfilePictureView = ({ value, context }: SnapshotFrom<typeof profilePictureMachine>): ProfilePictureView => ({
  doing: value === 'keeping' || value === 'removing' ? value : null,
  done: value === 'resting' && context.trouble === null ? context.done : null,
  isUnsent: value === 'unsent',
  trouble: context.trouble,
});
