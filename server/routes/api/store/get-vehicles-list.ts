import { whyOutOfArea, type OutOfArea } from '#server/services/fulfilment/parcel-area.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Trip } from '#contract/entities/trip.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { findCity, vehiclesOf } from '#server/repositories/cities.ts';
import { lastVehicleOf } from '#server/repositories/orders.ts';
import type { Point } from '#domain/geometry.ts';
import { presentVehicle } from '#server/services/pricing/present-vehicle.ts';
import { tripBetween } from '#server/services/fulfilment/parcel-trip.ts';

const tripOf = async (call: Call, cityId: string, pickup: Point, destination: Point): Promise<Trip | OutOfArea> =>
  (await whyOutOfArea(call.database, cityId, { pickup, destination })) ?? (await tripBetween(call.database, cityId, pickup, destination));

/** The vehicles of a city, and what a way costs in each (specification 2, section 2.1). */
export const getVehiclesList = serve(endpoints.get_vehicles_list, READING, async (body, call) => {
  const city = body.city_id ? await findCity(call.database, body.city_id) : null;
  if (!city) return refuse(811);
  const { parcelTariff: tariff } = city;
  if (!tariff) return refuse(813);
  const vehicles = await vehiclesOf(call.database, city.id);
  if (vehicles.length === 0) return refuse(843);
  const { pickup_location: pickup, destination_location: destination } = body;
  const trip = pickup && destination ? await tripOf(call, city.id, pickup, destination) : null;
  if (trip && 'sides' in trip) return refuse(trip.code, { details: { out_of_area: [...trip.sides] } });
  const lastId = call.customer && (await lastVehicleOf(call.database, call.customer.id));
  return answer({
    admin_vehicles: vehicles.map((vehicle) => presentVehicle(vehicle, { city, tariff, trip, language: call.language, lastId })),
    trip,
  });
});
