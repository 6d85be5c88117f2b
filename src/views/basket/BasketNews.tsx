import { lazy, Suspense, useEffect } from 'react';
import type { StoredUser } from '../../../contract/entities/user.ts';
import type { CheckoutFlows } from '../../flows/use-checkout.ts';
import { BasketTrouble } from '../store/BasketTrouble.tsx';
import { isUnderWay } from './checkout-facts.ts';

const NotApproved = lazy(async () => ({ default: (await import('./NotApproved.tsx')).NotApproved }));
const bringNotice = () => import('./CheckoutNotice.tsx');
const bringRefusal = () => import('./OrderRefusal.tsx');
const CheckoutNotice = lazy(async () => ({ default: (await bringNotice()).CheckoutNotice }));
const OrderRefusal = lazy(async () => ({ default: (await bringRefusal()).OrderRefusal }));

type BasketNewsProps = {
  readonly user: StoredUser | null;
  readonly flows: CheckoutFlows;
  readonly total: string | null;
  readonly onPickup: () => void;
};

/** What the customer must know before ordering, above everything else. */
export function BasketNews({ user, flows, total, onPickup }: BasketNewsProps) {
  const [invoice, sendInvoice] = flows.invoice;
  const [placement, sendPlacement] = flows.placement;
  const isRefused = invoice.is === 'pickupOnly' || invoice.is === 'refused';
  // What says that there is no connection must be there before it is lost.
  useEffect(() => { Promise.all([bringNotice(), bringRefusal()]).catch(() => undefined); }, []);
  return (
    <>
      {user && !user.is_approved ? <Suspense fallback={null}><NotApproved /></Suspense> : null}
      <BasketTrouble />
      <Suspense fallback={null}>
        {placement.is === 'resting' && placement.failure ? (
          <OrderRefusal failure={placement.failure} total={invoice.is === 'priced' ? total : null} onRead={() => sendPlacement({ type: 'refusal.read' })} />
        ) : null}
        {isRefused ? <CheckoutNotice invoice={invoice} isUnderWay={isUnderWay(placement)} onPickup={onPickup} onRetry={() => sendInvoice({ type: 'retry.asked' })} /> : null}
      </Suspense>
    </>
  );
}
