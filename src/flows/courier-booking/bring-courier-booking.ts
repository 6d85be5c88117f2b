import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Around } from '../brought.ts';
import { bringPayment } from '../payment/bring-payment.ts';

/** Brings the logic of a parcel's booking. */
export async function bringCourierBooking({ brought, api, queryClient, keeper, underWay, session }: Around) {
  const [{ courierBookingWith }, payment] = await Promise.all([import('./courier-booking-ports.ts'), brought(bringPayment)]);
  return courierBookingWith(api, queryClient, { keeper, underWay, payment, session, hearStorage });
}
