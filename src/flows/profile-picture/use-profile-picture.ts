import { use } from 'react';
import { toProfilePictureView } from '#machines/profile-picture/profile-picture.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** The customer's picture being changed, and what gives it a file; lives with the profile page and suspends until its logic is there. */
export function useProfilePicture() {
  const { profilePictureLogic } = useFlows();
  const { machine, hold } = use(profilePictureLogic());
  const [snapshot, send] = useMachine(machine);
  const give = (file: File) => send({ type: 'picture.chosen', file: hold(file) });
  return [toProfilePictureView(snapshot), send, give] as const;
}
