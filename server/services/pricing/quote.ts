import type { FewPlaces } from '#contract/entities/schedule.ts';
import type { Trip } from '#contract/entities/trip.ts';
import type { TipTerms } from '#domain/pricing/tip.ts';
import type { ParcelTariff } from '#domain/parcel/tariff.ts';
import type { Side } from '#domain/parcel/booking.ts';
import type { Refused } from '#server/call/answer.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import type { City, Vehicle } from '#server/repositories/cities.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import type { Priced } from './price-purchase.ts';

export type StoreSeller = { readonly kind: 'store'; readonly place: StoreInPlace; readonly few: readonly FewPlaces[] };
export type CourierSeller = {
  readonly kind: 'courier';
  readonly tariff: ParcelTariff;
  readonly vehicle: Vehicle;
  readonly trip: Trip;
  readonly outOfArea: readonly Side[];
};

export type Seller = StoreSeller | CourierSeller;

export type Quote = Pick<Priced, 'total' | 'promo' | 'promoRefused'> & {
  readonly seller: Seller;
  readonly city: City;
  readonly frozen: FrozenOrder;
  readonly tips: TipTerms | null;
  /** The first thing that forbids the order now, in the order of 0-decisions, or null. */
  readonly refusal: Refused<never> | null;
};
