import type { SnapshotFrom } from 'xstate';
import type { promoMachine, PromoRefusal } from './promo.machine.ts';

export type PromoView = {
  readonly is: 'notApplied' | 'applying' | 'applied' | 'removing';
  /** The code on the payment, the one that is tried, or what is typed: with no answer it stays, to be tried again; a refused one goes. */
  readonly code: string;
  readonly refusal: PromoRefusal | null;
};

export const toPromoView = ({ value, context }: SnapshotFrom<typeof promoMachine>): PromoView => ({
  is: value,
  code: value === 'applied' || value === 'removing' ? (context.applied ?? '') : context.typed,
  refusal: context.refusal,
});
