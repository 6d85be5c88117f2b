import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Trip } from '#contract/entities/trip.ts';

export type TripOnMapProps = {
  readonly pickup: OrderAddress | null;
  readonly dropOff: OrderAddress | null;
  readonly trip: Trip | null;
};
