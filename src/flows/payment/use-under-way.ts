import { useSyncExternalStore } from 'react';
import { useFlows } from '../flows.tsx';
import { useSession } from '../session/use-session.ts';
import type { PaymentKey } from './under-way.ts';

/** The payment of the signed-in customer that is under way; null where there is none, or it is somebody else's. */
export function useUnderWay(): PaymentKey | null {
  const { underWay } = useFlows();
  const [session] = useSession();
  const key = useSyncExternalStore(underWay.subscribe, underWay.seen, () => null);
  return key && session.is === 'signedIn' && session.user._id === key.customerId ? key : null;
}
