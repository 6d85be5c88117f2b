import type { courierCalls } from '#contract/calls/courier.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toMinor } from '#domain/money.ts';

export type VehicleList = AnswerOf<typeof courierCalls.get_vehicles_list>;
export type OfferedVehicle = VehicleList['admin_vehicles'][number];

/** What the customer saw of the vehicle they chose: its name, and what this way costs in it, major units; null where no server answered. */
export type ShownVehicle = { readonly id: string; readonly name: string; readonly price: number | null };

export type VehicleNews =
  | { readonly is: 'gone'; readonly id: string; readonly name: string }
  | { readonly is: 'dearer'; readonly name: string; readonly before: number; readonly now: number };

/** The vehicle of this id that can be had for the way; null for one that is not there or does not serve it. */
export const vehicleToHave = (list: VehicleList | null, id: string | null): OfferedVehicle | null =>
  list?.admin_vehicles.find((vehicle) => vehicle._id === id && !vehicle.why_not) ?? null;

export const seenOf = ({ _id, vehicle_name, trip_price }: OfferedVehicle): ShownVehicle => ({
  id: _id,
  name: vehicle_name,
  price: trip_price,
});

/** What is said of the chosen vehicle that is not offered any more; null where none was chosen. */
export const goneOf = (seen: ShownVehicle | null): VehicleNews | null => seen && { is: 'gone', id: seen.id, name: seen.name };

/**
 * What a list says of the vehicle that was chosen before it came; null where nothing is worse. Of one that was gone by
 * then (`said`) that stays said, until it is offered again.
 */
export function newsOf(seen: ShownVehicle | null, list: VehicleList, said: VehicleNews | null): VehicleNews | null {
  if (!seen) return said?.is === 'gone' && !vehicleToHave(list, said.id) ? said : null;
  const now = vehicleToHave(list, seen.id);
  if (!now) return goneOf(seen);
  if (seen.price === null || now.trip_price === null || toMinor(now.trip_price) <= toMinor(seen.price)) return null;
  return { is: 'dearer', name: seen.name, before: seen.price, now: now.trip_price };
}

/** The vehicles as they are offered: those that cannot serve the way last. */
export const inOrder = ({ admin_vehicles: vehicles }: VehicleList): readonly OfferedVehicle[] => [
  ...vehicles.filter(({ why_not: whyNot }) => !whyNot),
  ...vehicles.filter(({ why_not: whyNot }) => whyNot),
];

/** The vehicle that is chosen before the customer chooses: the one they used last, else the cheapest; null where no price is known. */
export function presetVehicle(list: VehicleList): OfferedVehicle | null {
  const toHave = list.admin_vehicles.filter(({ why_not: whyNot }) => !whyNot);
  const least = cheapest(list);
  return toHave.find((vehicle) => vehicle.chosen_last) ?? toHave.find(({ trip_price: price }) => price !== null && price === least) ?? null;
}

/** What the way costs at least, major units; null where no price is known. */
export function cheapest(list: VehicleList): number | null {
  const prices = list.admin_vehicles.flatMap(({ trip_price: price, why_not: whyNot }) => (price === null || whyNot ? [] : [price]));
  return prices.length === 0 ? null : Math.min(...prices);
}
