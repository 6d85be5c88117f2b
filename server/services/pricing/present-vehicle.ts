import type { Trip } from '#contract/entities/trip.ts';
import type { Vehicle as WireVehicle } from '#contract/entities/vehicle.ts';
import type { Language } from '#contract/enumerations.ts';
import { composeInvoice } from '#domain/pricing/invoice.ts';
import { toMajor } from '#domain/money.ts';
import { unitPrice, whyNotCarried, type ParcelTariff } from '#domain/parcel/tariff.ts';
import { inLanguage } from '#server/database/in-language.ts';
import type { City, Vehicle } from '#server/repositories/cities.ts';
import { parcelPurchase, wayOfTrip } from './parcel-purchase.ts';
import { taxedAt } from '#domain/pricing/tax-rates.ts';

type Grounds = {
  readonly city: City;
  readonly tariff: ParcelTariff;
  readonly trip: Trip | null;
  readonly language: Language;
  readonly lastId: string | null;
};

function tripIn(vehicle: Vehicle, { city, tariff, trip }: Grounds): Pick<WireVehicle, 'trip_price' | 'trip_minutes' | 'why_not'> {
  if (!trip) return { trip_price: null, trip_minutes: null, why_not: null };
  const why = whyNotCarried(tariff, vehicle, wayOfTrip(trip));
  if (why) return { trip_price: null, trip_minutes: null, why_not: why };
  const { delivery, times, taxRates } = parcelPurchase(city, tariff, vehicle, trip);
  const { total } = composeInvoice({
    items: 0,
    deliveryFee: delivery?.fee ?? 0,
    serviceFee: 0,
    ...taxedAt(taxRates),
    promo: null,
  });
  return { trip_price: toMajor(total), trip_minutes: times.about, why_not: null };
}

export const presentVehicle = (vehicle: Vehicle, grounds: Grounds): WireVehicle => ({
  _id: vehicle.id,
  vehicle_name: inLanguage(vehicle.name, grounds.language),
  price_per_unit_distance: toMajor(unitPrice(grounds.tariff.perKm, vehicle)),
  description: inLanguage(vehicle.description, grounds.language),
  image_url: vehicle.image,
  is_distance_unit_mile: false,
  carries: inLanguage(vehicle.carries, grounds.language),
  ...tripIn(vehicle, grounds),
  chosen_last: vehicle.id === grounds.lastId,
});
