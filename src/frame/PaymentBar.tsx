import { useLocation } from '@tanstack/react-router';
import { usePendingPayment } from '#src/shop/payment/use-pending-payment.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const PaymentRows = lazyPart((texts) => withWords(import('./parts/PaymentRows.tsx'), texts.load('frame-parts'), 'PaymentRows'));

export function PaymentBar() {
  const { basket, parcel } = usePendingPayment();
  const { pathname } = useLocation();
  const payments = {
    basket: basket && pathname !== '/basket' ? basket.paymentId : null,
    parcel: parcel && pathname !== '/courier_order' ? parcel.paymentId : null,
  };
  if (pathname === '/checking' || (payments.basket === null && payments.parcel === null)) return null;
  return <PaymentRows {...payments} />;
}
