import { toSessionView } from '#machines/session/session.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

/** Who is signed in, and how to tell the session something. */
export const useSession = () => useFlow(useFlows().session, toSessionView);
