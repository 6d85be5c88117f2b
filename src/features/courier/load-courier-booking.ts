import { subscribeToStorage } from '#src/browser/subscribe-to-storage.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';
import { loadOrderMade } from '#src/shop/payment/load-order-made.ts';
import { loadPayment } from '#src/shop/payment/load-payment.ts';
import { loadPendingPayment } from '#src/shop/payment/load-pending-payment.ts';
import { courierBookingWith } from './courier-booking-ports.ts';

export async function loadCourierBooking({ load, api, ...deps }: FlowDeps) {
  const [pendingPayment, payment, orderMade] = await Promise.all([load(loadPendingPayment), load(loadPayment), load(loadOrderMade)]);
  return courierBookingWith(api, { ...deps, pendingPayment, payment, orderMade, subscribeToStorage });
}
