import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Around } from '#src/shop/load-once.ts';
import { loadOrderMade } from '#src/shop/payment/load-order-made.ts';
import { loadPayment } from '#src/shop/payment/load-payment.ts';
import { loadUnderWay } from '#src/shop/payment/load-under-way.ts';
import { courierBookingWith } from './courier-booking-ports.ts';

/** Loads the logic of a parcel's booking; its code comes with whoever loads it. */
export async function loadCourierBooking({ load, api, ...around }: Around) {
  const [underWay, payment, orderMade] = await Promise.all([load(loadUnderWay), load(loadPayment), load(loadOrderMade)]);
  return courierBookingWith(api, { ...around, underWay, payment, orderMade, hearStorage });
}
