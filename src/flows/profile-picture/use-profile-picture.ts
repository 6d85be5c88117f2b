import { toProfilePictureView } from '#machines/profile-picture/profile-picture.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringProfilePicture } from './bring-profile-picture.ts';

/** The customer's picture being changed, and what gives it a file; lives with the profile page and suspends until its logic is there. */
export function useProfilePicture() {
  const { machine, hold } = useBrought(bringProfilePicture);
  const [snapshot, send] = useMachine(machine);
  const give = (file: File) => send({ type: 'picture.chosen', file: hold(file) });
  return [toProfilePictureView(snapshot), send, give] as const;
}
