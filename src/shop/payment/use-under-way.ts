import { useSyncExternalStore } from 'react';
import { useFlows } from '../flows.tsx';
import { useSession } from '../session/use-session.ts';
import type { PaymentsUnderWay } from './under-way.ts';

const NONE: PaymentsUnderWay = { basket: null, parcel: null };

/** The payments of the signed-in customer that are under way; somebody else's are none. */
export function useUnderWay(): PaymentsUnderWay {
  const { underWay } = useFlows();
  const [session] = useSession();
  const { basket, parcel } = useSyncExternalStore(underWay.subscribe, underWay.seen, () => NONE);
  const customerId = session.is === 'signedIn' ? session.user._id : null;
  return { basket: basket?.customerId === customerId ? basket : null, parcel: parcel?.customerId === customerId ? parcel : null };
}
