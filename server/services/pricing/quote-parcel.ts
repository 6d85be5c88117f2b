import { operatorNamed } from '#server/brand/brand.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { whyNotCarried } from '#domain/parcel/tariff.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import type { Content } from '#server/repositories/carts.ts';
import { categoriesOf, findCity, findVehicle } from '#server/repositories/cities.ts';
import { whyOutOfArea } from '../fulfilment/parcel-area.ts';
import { tripBetween } from '../fulfilment/parcel-trip.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { parcelPurchase, wayOfTrip } from './parcel-purchase.ts';
import { pricePurchase } from './price-purchase.ts';
import type { CourierSeller, Quote } from './quote.ts';

/** Why a vehicle does not carry a parcel there, in the order of 0-decisions: the address before the minimum. */
function whyNotSent({ tariff, vehicle, trip }: CourierSeller): Refused<never> | null {
  const why = whyNotCarried(tariff, vehicle, wayOfTrip(trip));
  return why && refuse(why === 'tooFar' ? 843 : 560);
}

/** Reckons a parcel: the way between its two doors, in the vehicle that was asked for. Null where the city or that vehicle carries none. */
export async function quoteParcel(
  call: Call,
  { pickup, destination, cityId }: Extract<Content, { kind: 'parcel' }>,
  fulfilment: FulfilmentDetails,
  promoId: string | null,
): Promise<Quote | null> {
  const city = cityId === null ? null : await findCity(call.database, cityId);
  const vehicle = fulfilment.vehicleId === null ? null : await findVehicle(call.database, fulfilment.vehicleId);
  if (!city?.parcelTariff || vehicle?.cityId !== city.id) return null;
  const trip = await tripBetween(call.database, city.id, pickup.location, destination.location);
  const category = (await categoriesOf(call.database, city.id)).find(({ deliveryType }) => deliveryType === DELIVERY_TYPE.courier);
  const bought = parcelPurchase(city, city.parcelTariff, vehicle, trip, category?.id);
  const priced = await pricePurchase(call, bought, promoId);
  if (!priced) return null;
  const outside = await whyOutOfArea(call.database, city.id, { pickup: pickup.location, destination: destination.location });
  const seller: CourierSeller = { kind: 'courier', tariff: city.parcelTariff, vehicle, trip, outOfArea: outside?.sides ?? [] };
  const { total, payment, promo, promoRefused } = priced;
  return {
    seller,
    city,
    total,
    promo,
    promoRefused,
    tips: null,
    refusal: outside ? refuse(outside.code) : whyNotSent(seller),
    frozen: {
      orderDetails: [],
      payment,
      isPickup: false,
      destination,
      pickup,
      deliveryNote: fulfilment.deliveryNote,
      contactName: fulfilment.contactName || destination.user_details.name,
      contactPhone: fulfilment.contactPhone || destination.user_details.phone,
      startAt: 0,
      slotEnd: null,
      latestAt: 0,
      aboutMinutes: bought.times.about,
      latestMinutes: bought.times.atTheLatest,
      cashback: 0,
      taxRates: bought.taxRates,
      ...(city.operator && { operator: operatorNamed(call.brand, city.operator) }),
      vehicle: { id: vehicle.id, name: vehicle.name, image: vehicle.image, metresPerSecond: vehicle.metresPerSecond },
    },
  };
}
