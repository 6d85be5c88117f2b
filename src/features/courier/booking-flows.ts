import type { SnapshotFrom } from 'xstate';
import type { courierBookingMachine } from '#machines/courier-booking/courier-booking.machine.ts';
import { allThere } from '#src/shop/all-there.ts';

export const flowsIn = ({ children: { pickup, dropOff, promo, pictures, placement } }: SnapshotFrom<typeof courierBookingMachine>) =>
  allThere({ pickup, dropOff, promo, pictures, placement });

export type BookingActors = NonNullable<ReturnType<typeof flowsIn>>;
