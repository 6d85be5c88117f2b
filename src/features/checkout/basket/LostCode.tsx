import CircleAlert from 'lucide-react/icons/circle-alert';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { toMinor } from '#domain/money.ts';
import type { PromoView } from '#machines/promo/promo.view.ts';
import styles from './checkout.module.css';
import { PromoRefused } from './promo-refused.tsx';

type LostCodeProps = { readonly promo: PromoView; readonly payment: OrderPayment | null; readonly currency: string };

/** Beside the total, which just grew by it: a code that counted and counts no more. Its field, which says so aloud, may be far away. */
export function LostCode({ promo: { refusal }, payment, currency }: LostCodeProps) {
  if (!refusal?.isTakenOff) return null;
  return (
    <p className={styles.error}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>
        <PromoRefused refusal={refusal} items={toMinor(payment?.total_cart_price ?? 0)} currency={currency} />
      </span>
    </p>
  );
}
