import { lazyPart } from '#src/lazy/lazy-part.tsx';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';
import { withWords } from '#src/lazy/with-words.ts';

const OrderRefusal = lazyPart((texts) => withWords(import('../checkout/payment/OrderRefusal.tsx'), texts.load('payment'), 'OrderRefusal'));

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
