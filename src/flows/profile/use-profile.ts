import { toProfileView } from '#machines/profile/profile.view.ts';
import { useEmitted } from '../use-emitted.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringProfile } from './bring-profile.ts';

/** The profile being read and changed; lives with its page and suspends until its logic is there. What is typed is kept. */
export function useProfile() {
  const { machine, begin, remember } = useBrought(bringProfile);
  const [snapshot, send, actor] = useMachine(machine, { input: begin() });
  useEmitted(actor, 'draft.kept', ({ draft }) => remember(draft));
  return [toProfileView(snapshot), send] as const;
}
