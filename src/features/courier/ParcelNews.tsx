import { lazyPart } from '#src/lazy/lazy-part.tsx';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';

const NotApproved = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('../checkout/notices/NotApproved.tsx'), texts.load('notices')]);
  return part.NotApproved;
});
const OrderRefusal = lazyPart(async (texts) => {
  const [refusal] = await Promise.all([import('../checkout/payment/OrderRefusal.tsx'), texts.load('payment')]);
  return refusal.OrderRefusal;
});

/** What the customer must know before they pay, above everything else. */
export function ParcelNews({ open: { user, view, flows }, total }: { readonly open: OpenBooking; readonly total: string | null }) {
  const [placement, send] = flows.placement;
  return (
    <div className={styles.news}>
      {user.is_approved ? null : <NotApproved />}
      {placement.is === 'resting' && placement.failure ? (
        <OrderRefusal
          failure={placement.failure}
          method={placement.choice?.paymentId}
          total={view.isPricing ? null : total}
          onRead={() => send({ type: 'refusal.read' })}
        />
      ) : null}
    </div>
  );
}
