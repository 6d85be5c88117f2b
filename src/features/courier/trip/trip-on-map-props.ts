import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Trip } from '#contract/entities/trip.ts';

/** Both stops and the road between them, as far as they are known. */
export type TripOnMapProps = {
  readonly pickup: OrderAddress | null;
  readonly dropOff: OrderAddress | null;
  readonly trip: Trip | null;
};
