import { useLocation } from '@tanstack/react-router';
import { usePendingPayment } from '#src/shop/payment/use-pending-payment.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

const PaymentRows = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('./parts/PaymentRows.tsx'), texts.load('frame-parts')]);
  return part.PaymentRows;
});

export function PaymentBar() {
  const { basket, parcel } = usePendingPayment();
  const { pathname } = useLocation();
  const told = {
    basket: basket && pathname !== '/basket' ? basket.paymentId : null,
    parcel: parcel && pathname !== '/courier_order' ? parcel.paymentId : null,
  };
  if (pathname === '/checking' || (told.basket === null && told.parcel === null)) return null;
  return <PaymentRows {...told} />;
}
