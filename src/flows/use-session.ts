import { useSelector } from '@xstate/react';
import { toSessionView } from '../../machines/session/session.view.ts';
import { useFlows } from './flows.tsx';

/** Who is signed in, and how to tell the session something. */
export function useSession() {
  const { session } = useFlows();
  return [useSelector(session, toSessionView), session.send] as const;
}
