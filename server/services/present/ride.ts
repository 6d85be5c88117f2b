import type { Provider } from '#contract/entities/order.ts';
import type { OrderRoute } from '#contract/entities/ride.ts';
import type { Point } from '#domain/geometry.ts';
import type { RidePosition } from '#domain/orders/ride.ts';
import type { RideOfCourier, RideRow } from '#server/repositories/rides.ts';
import { ratingFields } from './rating.ts';

export const presentProvider = ({ courier }: RideOfCourier, at: Point): Provider => ({
  _id: courier.id,
  first_name: courier.firstName,
  last_name: courier.lastName,
  image_url: courier.image,
  location: [...at],
  ...ratingFields(courier),
  country_phone_code: courier.phoneCode,
  phone: courier.phone,
});

/** A degree's six digits are a hand's breadth. */
const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;

export const presentPosition = ({ location, bearing, metresLeft, minutesLeft }: RidePosition, now: number) => ({
  provider_location: [rounded(location[0]), rounded(location[1])] as [number, number],
  located_at: new Date(now).toISOString(),
  bearing,
  metres_left: metresLeft,
  minutes_left: minutesLeft,
});

export const presentRoute = ({ path, metres }: RideRow): OrderRoute => ({
  path: path.map(([latitude, longitude]) => [latitude, longitude]),
  metres,
});
