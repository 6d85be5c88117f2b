import { use } from 'react';
import { toSessionsView } from '#machines/sessions/sessions.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

export type SessionsFlow = ReturnType<typeof useSessions>;

/** Where the customer is signed in; lives with the profile page and suspends until its logic is there. */
export function useSessions() {
  const { sessionsLogic } = useFlows();
  const [snapshot, send] = useMachine(use(sessionsLogic()));
  return [toSessionsView(snapshot), send] as const;
}
