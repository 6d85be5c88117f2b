import { lazyPart } from '#src/lazy/lazy-part.tsx';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';
import { withWords } from '#src/lazy/with-words.ts';

const OrderRefusal = lazyPart((texts) => withWords(import('../checkout/payment/OrderRefusal.tsx'), texts.load('payment'), 'OrderRefusal'));

/** What the customer must know before they pay, above everything else. */
export function ParcelNews({ open: { view, flows }, total }: { readonly open: OpenBooking; readonly total: string | null }) {
  const [placement, send] = flows.placement;
  return (
    <div className={styles.news}>
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
