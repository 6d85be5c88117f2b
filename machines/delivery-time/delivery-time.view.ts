import type { SnapshotFrom } from 'xstate';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import type { deliveryTimeMachine } from './delivery-time.machine.ts';
import type { StoreOffer } from './store-offer.ts';

type Common = {
  readonly moment: Moment | null;
  readonly store: StoreOffer | null;
  readonly isPickup: boolean;
  readonly date: string | null;
  readonly trouble: RefusalReason | null;
  /** The time that the trouble speaks of, epoch milliseconds. */
  readonly refusedAt: number | null;
  /** The closed store whose first time this is, or was until it went; null where the customer chose. */
  readonly presetOf: string | null;
};

export type DeliveryTimeView =
  | ({ readonly is: 'asap'; readonly choice: null } & Common)
  /** `preset`: the store was closed, and its first time was chosen for the customer. */
  | ({ readonly is: 'scheduled' | 'preset'; readonly choice: ScheduledTime } & Common)
  /** `gone`: the time that was chosen can't be had any more. */
  | ({ readonly is: 'choosing' | 'gone'; readonly choice: null } & Common);

export function toDeliveryTimeView({ value, context }: SnapshotFrom<typeof deliveryTimeMachine>): DeliveryTimeView {
  const { choice, moment, store, isPickup, date, trouble, refusedAt, presetOf } = context;
  const common = { moment, store, isPickup, date, trouble, refusedAt, presetOf };
  if (value === 'choosing' || value === 'gone') return { is: value, choice: null, ...common };
  if (choice !== null) return { is: value === 'preset' ? value : 'scheduled', choice, ...common };
  return { is: 'asap', choice: null, ...common };
}

/** The time that the customer chose, epoch milliseconds; null for now. What a closed store presets counts at that store alone. */
export const wantedAt = ({ is, choice, presetOf }: DeliveryTimeView, storeId: string | null = null): number | null =>
  is === 'scheduled' || (is === 'preset' && presetOf === storeId) ? choice.at : null;

/** Whether the customer asked for a time other than now: what a closed store presets is nobody's wish. */
export const isTimeWanted = ({ is, presetOf }: DeliveryTimeView): boolean => is !== 'asap' && presetOf === null;
