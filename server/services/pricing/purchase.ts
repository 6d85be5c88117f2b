import type { CartEntry } from '#contract/entities/cart.ts';
import type { PromoGrounds } from '#domain/pricing/promo.ts';
import type { Minor } from '#domain/money.ts';
import type { TaxRates } from '#domain/orders/vat-lines.ts';
import type { City } from '#server/repositories/cities.ts';

/** What is bought, as far as its price goes, whoever sells it. Amounts in whole minor units. */
export type Purchase = {
  readonly city: City;
  readonly entries: readonly CartEntry[];
  readonly count: number;
  readonly items: Minor;
  readonly taxRates: TaxRates;
  readonly isPickup: boolean;
  /** What its delivery costs, and how far that is; null where it is collected, or nobody has said where it goes. */
  readonly delivery: { readonly fee: Minor; readonly metres: number } | null;
  readonly feePerKm: Minor;
  /** Of a parcel; a store's delivery is not paid by the minute. */
  readonly feePerMinute?: Minor;
  readonly tip: Minor;
  readonly aboutMinutes: number;
  readonly promoTargets: Pick<PromoGrounds, 'categoryId' | 'storeId'>;
};
