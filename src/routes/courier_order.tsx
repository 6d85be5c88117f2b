import { createFileRoute, redirect } from '@tanstack/react-router';
import { isHeldPage } from '../navigation/use-back-closes.ts';
import { courierSearch } from '../features/courier/courier-search.ts';
import { loadBooking } from '../features/courier/load-booking.ts';
import { CourierOrderPage } from '../features/courier/CourierOrderPage.tsx';

export const Route = createFileRoute('/courier_order')({
  // At which step the booking is, and which order is sent once more.
  validateSearch: courierSearch,
  beforeLoad: ({
    cause,
    location,
    context: {
      flows: { pendingPayment, session },
    },
  }) => {
    // Whoever is kept at the bank's question pays on this very page.
    if (isHeldPage({ cause, location })) return;
    const payment = pendingPayment.seen().parcel;
    // What may be paid already is not changed behind Back: first its end must be known.
    if (payment && payment.customerId === session.seen().context.user?._id)
      throw redirect({ to: '/checking', search: { payment: payment.paymentId }, replace: true });
  },
  loader: ({ context }) => loadBooking(context),
  component: CourierOrderPage,
});
