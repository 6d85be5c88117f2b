import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { Order } from '#contract/entities/order.ts';
import { arrivalOf, type Arrival } from '#domain/orders/arrival.ts';
import { toRideView, withArrival, type RideView } from '../ride/ride.view.ts';
import type { rideMachine } from '../ride/ride.machine.ts';
import type { trackingMachine } from './tracking.machine.ts';

/** The map of a followed order: not yet to be had, closed, or open; with the courier's ride, which is null before its first position and where it broke. */
export type MapView = { readonly is: 'absent' } | { readonly is: 'closed' | 'open'; readonly ride: RideView | null };

export type TrackingView =
  | { readonly is: 'loading' }
  | { readonly is: 'unreachable'; readonly failure: Failure | null }
  | { readonly is: 'refused'; readonly failure: Failure | null }
  | {
      readonly is: 'followed' | 'endedWell' | 'endedBadly';
      readonly order: Order;
      readonly isCodeAsked: boolean;
      /** Nobody answered the last look: this is how it stood then. */
      readonly isCutOff: boolean;
      readonly arrival: Arrival;
      readonly map: MapView;
    };

type Snapshot = SnapshotFrom<typeof trackingMachine>;

/** By the server's clock: the page's last time, or an answer's, whichever is later. */
const timeOf = ({ known, now }: Snapshot['context']): number | null =>
  known?.serverTime == null ? now : now === null ? known.serverTime : Math.max(known.serverTime, now);

function mapOf(snapshot: Snapshot, ride: SnapshotFrom<typeof rideMachine> | null, arrival: Arrival): MapView {
  if (!snapshot.matches({ following: { stage: 'onTheRoad' } })) return { is: 'absent' };
  const isOpen = snapshot.matches({ following: { stage: { onTheRoad: { accompanied: 'mapOpen' } } } });
  return { is: isOpen ? 'open' : 'closed', ride: ride && withArrival(toRideView(ride, timeOf(snapshot.context)), arrival) };
}

/** What a screen shows of a followed order; `ride` is its child while a courier is on the road. */
export function toTrackingView(snapshot: Snapshot, ride: SnapshotFrom<typeof rideMachine> | null = null): TrackingView {
  const { known, failure, missed } = snapshot.context;
  if (snapshot.matches('refused')) return { is: 'refused', failure };
  if (!known) return snapshot.matches('unreachable') || failure ? { is: 'unreachable', failure } : { is: 'loading' };
  const arrival = arrivalOf(known.order, timeOf(snapshot.context) ?? known.serverTime ?? 0);
  return {
    is: snapshot.matches('endedWell') ? 'endedWell' : snapshot.matches('endedBadly') ? 'endedBadly' : 'followed',
    order: known.order,
    isCodeAsked: known.isCodeAsked,
    isCutOff: missed > 0,
    arrival,
    map: mapOf(snapshot, ride, arrival),
  };
}
