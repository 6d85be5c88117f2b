import { toSessionView } from '#machines/session/session.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

export const useSession = () => useFlow(useFlows().session, toSessionView);
