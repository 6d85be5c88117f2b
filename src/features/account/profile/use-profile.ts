import { toProfileView } from '#machines/profile/profile.view.ts';
import { useEmitted } from '#src/shop/use-emitted.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';

export const loadProfile = async ({ api, ...deps }: FlowDeps) => (await import('./profile-ports.ts')).profileWith(api, deps);

export function useProfile() {
  const { machine, begin, remember } = useLoaded(loadProfile);
  const [snapshot, send, actor] = useMachine(machine, { input: begin() });
  useEmitted(actor, 'draft.kept', ({ draft }) => remember(draft));
  return [toProfileView(snapshot), send] as const;
}
