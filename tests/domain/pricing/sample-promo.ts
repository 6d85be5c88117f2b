import { PROMO_APPLIES_TO, PROMO_RECURRENCE } from '#contract/enumerations.ts';
import type { Promo } from '#domain/pricing/promo.ts';

/** A code that takes nothing off, of whoever's order at any time, but for what is said of it. */
export const promo = (but: Partial<Promo>): Promo => ({
  appliesTo: PROMO_APPLIES_TO.deliveries,
  targetIds: [],
  cityId: 'geneva',
  percent: null,
  amount: null,
  maximumDiscount: null,
  minimumItems: null,
  startsAt: null,
  endsAt: null,
  recurrence: PROMO_RECURRENCE.none,
  recurrenceRule: null,
  usesLimit: null,
  usesPerCustomer: null,
  firstOrders: null,
  active: true,
  ...but,
});
