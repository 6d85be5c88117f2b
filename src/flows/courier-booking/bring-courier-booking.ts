import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Around } from '../brought.ts';
import { bringPayment } from '../payment/bring-payment.ts';
import { bringUnderWay } from '../payment/bring-under-way.ts';

/** Brings the logic of a parcel's booking. */
export async function bringCourierBooking({ brought, api, queryClient, keeper, session }: Around) {
  const [{ courierBookingWith }, underWay, payment] = await Promise.all([
    import('./courier-booking-ports.ts'),
    brought(bringUnderWay),
    brought(bringPayment),
  ]);
  return courierBookingWith(api, queryClient, { keeper, underWay, payment, session, hearStorage });
}
