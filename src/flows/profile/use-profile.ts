import { use, useEffect } from 'react';
import { toProfileView } from '#machines/profile/profile.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** The profile being read and changed; lives with its page and suspends until its logic is there. What is typed is kept. */
export function useProfile() {
  const { profileLogic } = useFlows();
  const { machine, begin, remember } = use(profileLogic());
  const [snapshot, send, actor] = useMachine(machine, { input: begin() });
  useEffect(() => {
    const listening = actor.on('draft.kept', ({ draft }) => remember(draft));
    return () => listening.unsubscribe();
  }, [actor, remember]);
  return [toProfileView(snapshot), send] as const;
}
