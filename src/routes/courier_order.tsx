import { createFileRoute } from '@tanstack/react-router';
import { leadToChecking } from '../navigation/lead-to-checking.ts';
import { courierSearch } from '../features/courier/courier-search.ts';
import { loadBooking } from '../features/courier/load-booking.ts';
import { CourierOrderPage } from '../features/courier/CourierOrderPage.tsx';

export const Route = createFileRoute('/courier_order')({
  // At which step the booking is, and which order is sent once more.
  validateSearch: courierSearch,
  beforeLoad: leadToChecking('parcel'),
  loader: ({ context }) => loadBooking(context),
  component: CourierOrderPage,
});
