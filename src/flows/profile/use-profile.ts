import { useMachine } from '@xstate/react';
import { use } from 'react';
import { toProfileView } from '#machines/profile/profile.view.ts';
import { useFlows } from '../flows.tsx';

/** The profile being read and changed; lives with its page and suspends until its logic is there. */
export function useProfile() {
  const { profileLogic } = useFlows();
  const [snapshot, send] = useMachine(use(profileLogic()));
  return [toProfileView(snapshot), send] as const;
}
