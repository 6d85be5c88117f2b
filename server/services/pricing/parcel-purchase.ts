import type { Trip } from '#contract/entities/trip.ts';
import { parcelEstimate, tripPrice, unitPrice, type ParcelTariff } from '#domain/parcel/tariff.ts';
import type { Estimate } from '#domain/pricing/estimate.ts';
import type { City, Vehicle } from '#server/repositories/cities.ts';
import type { Purchase } from './purchase.ts';
import { taxRatesOf } from '#domain/pricing/tax-rates.ts';

export type ParcelPurchase = Purchase & { readonly times: Estimate };

export const wayOfTrip = ({ distance, minutes }: Trip) => ({ metres: distance, minutes });

/** What carrying a parcel comes to by the city's tariff: its way alone, without the service fee of a basket (specification 2, section 2.1). */
export function parcelPurchase(city: City, tariff: ParcelTariff, vehicle: Vehicle, trip: Trip, categoryId = ''): ParcelPurchase {
  const way = wayOfTrip(trip);
  const times = parcelEstimate(vehicle, way);
  return {
    city: { ...city, serviceFee: 0 },
    entries: [],
    count: 0,
    items: 0,
    taxRates: taxRatesOf(city, null),
    isPickup: false,
    delivery: { fee: tripPrice(tariff, vehicle, way), metres: trip.distance },
    feePerKm: unitPrice(tariff.perKm, vehicle),
    feePerMinute: unitPrice(tariff.perMinute, vehicle),
    tip: 0,
    aboutMinutes: times.about,
    times,
    promoTargets: { categoryId, storeId: '' },
  };
}
