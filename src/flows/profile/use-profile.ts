import { use } from 'react';
import { toProfileView } from '#machines/profile/profile.view.ts';
import { useFlows } from '../flows.tsx';
import { useEmitted } from '../use-emitted.ts';
import { useMachine } from '../use-machine.ts';

/** The profile being read and changed; lives with its page and suspends until its logic is there. What is typed is kept. */
export function useProfile() {
  const { profileLogic } = useFlows();
  const { machine, begin, remember } = use(profileLogic());
  const [snapshot, send, actor] = useMachine(machine, { input: begin() });
  useEmitted(actor, 'draft.kept', ({ draft }) => remember(draft));
  return [toProfileView(snapshot), send] as const;
}
