import { useState } from 'react';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

/** How often a customer has left since this was drawn first: what is drawn under another number begins with nothing of theirs. A guest who signs in leaves nothing. */
export function useEra(): number {
  const [customerId] = useFlow(useFlows().session, ({ context: { user } }) => user?._id ?? null);
  const [now, setNow] = useState({ customerId, era: 0 });
  if (now.customerId === customerId) return now.era;
  const era = now.customerId === null ? now.era : now.era + 1;
  setNow({ customerId, era });
  return era;
}
