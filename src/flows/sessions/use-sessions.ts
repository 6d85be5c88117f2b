import { toSessionsView } from '#machines/sessions/sessions.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringSessions } from './bring-sessions.ts';

export type SessionsFlow = ReturnType<typeof useSessions>;

/** Where the customer is signed in; lives with the profile page and suspends until its logic is there. */
export function useSessions() {
  const [snapshot, send] = useMachine(useBrought(bringSessions));
  return [toSessionsView(snapshot), send] as const;
}
