import { REJECT_REASONS, type RejectReason } from '#contract/enumerations.ts';

/** What a store may say why it does not take an order: one that is collected goes nowhere. Nothing of a parcel, which no store takes. */
export const rejectReasonsOf = ({
  isPickup,
  isParcel,
}: {
  readonly isPickup: boolean;
  readonly isParcel: boolean;
}): readonly RejectReason[] => (isParcel ? [] : REJECT_REASONS.filter((reason) => !(isPickup && reason === 'out_of_reach')));
