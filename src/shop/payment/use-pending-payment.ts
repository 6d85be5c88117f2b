import { useSyncExternalStore } from 'react';
import { useFlows } from '../flows.tsx';
import { useSession } from '../session/use-session.ts';
import type { PendingPayments } from './pending-payment-types.ts';

const NONE: PendingPayments = { basket: null, parcel: null };

export function usePendingPayment(): PendingPayments {
  const { pendingPayment } = useFlows();
  const [session] = useSession();
  const { basket, parcel } = useSyncExternalStore(pendingPayment.subscribe, pendingPayment.getSnapshot, () => NONE);
  const customerId = session.is === 'signedIn' ? session.user._id : null;
  return { basket: basket?.customerId === customerId ? basket : null, parcel: parcel?.customerId === customerId ? parcel : null };
}
