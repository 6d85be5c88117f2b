import type { StoredUser } from '#contract/entities/user.ts';
import type { CourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import type { BookingEvent } from '#machines/courier-booking/courier-booking.setup.ts';
import type { BookingFlows } from '#src/features/courier/use-courier-booking.ts';

export type OpenBooking = {
  readonly user: StoredUser;
  readonly view: CourierBookingView;
  readonly send: (event: BookingEvent) => void;
  readonly flows: BookingFlows;
};
