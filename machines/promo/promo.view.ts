import type { SnapshotFrom } from 'xstate';
import type { promoMachine, PromoRefusal } from './promo.machine.ts';

export type PromoView = {
  readonly is: 'notApplied' | 'applying' | 'applied' | 'removing';
  /** The code on the payment, the one that is tried, or one that got no answer: it stays, to be tried again. A refused one goes. */
  readonly code: string;
  readonly refusal: PromoRefusal | null;
};

export const toPromoView = ({ value, context }: SnapshotFrom<typeof promoMachine>): PromoView => ({
  is: value,
  code:
    value === 'applying' || (value === 'notApplied' && context.refusal?.failure.kind === 'transport')
      ? context.asked
      : (context.applied ?? ''),
  refusal: context.refusal,
});
