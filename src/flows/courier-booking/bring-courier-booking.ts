import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Around } from '../brought.ts';
import { bringOrderMade } from '../payment/bring-order-made.ts';
import { bringPayment } from '../payment/bring-payment.ts';
import { bringUnderWay } from '../payment/bring-under-way.ts';
import { courierBookingWith } from './courier-booking-ports.ts';

/** Brings the logic of a parcel's booking; its code comes with whoever brings it. */
export async function bringCourierBooking({ brought, api, ...around }: Around) {
  const [underWay, payment, orderMade] = await Promise.all([brought(bringUnderWay), brought(bringPayment), brought(bringOrderMade)]);
  return courierBookingWith(api, { ...around, underWay, payment, orderMade, hearStorage });
}
