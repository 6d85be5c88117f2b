import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { orderSharingMachine } from './order-sharing.machine.ts';

export type OrderSharingView = {
  readonly isShared: boolean;
  readonly isBusy: boolean;
  /** The link made here; null for none. */
  readonly url: string | null;
  /** Why a link was not made, or not withdrawn. */
  readonly failure: Failure | null;
};

/** What a screen shows of an order's link. */
export const toOrderSharingView = (snapshot: SnapshotFrom<typeof orderSharingMachine>): OrderSharingView => ({
  isShared: snapshot.context.isShared,
  isBusy: snapshot.hasTag('busy'),
  url: snapshot.context.url,
  failure: snapshot.context.failure,
});
