import type { SnapshotFrom } from 'xstate';
import type { promoMachine, PromoRefusal } from './promo.machine.ts';

export type PromoView = {
  readonly is: 'notApplied' | 'applying' | 'applied' | 'removing';
  /** The code on the payment, or the one that is tried. */
  readonly code: string;
  readonly refusal: PromoRefusal | null;
};

/** What a screen shows of the promo code. */
export const toPromoView = ({ value, context }: SnapshotFrom<typeof promoMachine>): PromoView => ({
  is: value,
  code: value === 'applying' ? context.asked : (context.applied ?? ''),
  refusal: context.refusal,
});
