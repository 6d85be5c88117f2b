import type { Trip } from '#contract/entities/trip.ts';
import { metresBetween, type Point } from '#domain/geometry.ts';
import { wayOf } from '#domain/parcel/tariff.ts';
import type { Database } from '#server/database/database.ts';
import { roadBetween } from './road-between.ts';

/** Further from every known street than this, a door's own way is only about right, metres. */
const FAR_FROM_STREETS = 300;

/** The way of a parcel between two points by the server's own streets of the city: what it is priced and shown by, whatever a client measured. */
export async function tripBetween(database: Database, cityId: string | null, from: Point, to: Point): Promise<Trip> {
  const { path, metres } = await roadBetween(database, cityId, from, to);
  const { minutes } = wayOf(metres);
  const [first, second] = path;
  const [beforeLast, last] = path.slice(-2);
  const toStreet = first && second ? metresBetween(first, second) : 0;
  const fromStreet = beforeLast && last ? metresBetween(beforeLast, last) : 0;
  return {
    distance: metres,
    minutes,
    road: path.map(([latitude, longitude]): [number, number] => [latitude, longitude]),
    is_estimated: path.length > 2 && (toStreet > FAR_FROM_STREETS || fromStreet > FAR_FROM_STREETS),
  };
}
