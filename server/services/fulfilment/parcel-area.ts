import { cityAround } from '#domain/city-around.ts';
import type { Side } from '#domain/parcel/booking.ts';
import type { Point } from '#domain/geometry.ts';
import type { Database } from '#server/database/database.ts';
import { citiesServed } from '#server/repositories/cities.ts';

/** Which ends of a parcel's way lie outside a city, and the code that says so: 558 where no city of ours serves one of them, else 966. */
export type OutOfArea = { readonly code: 558 | 966; readonly sides: readonly Side[] };

/** Whether a city carries parcels between two points; null where it does. */
export async function whyOutOfArea(
  database: Database,
  cityId: string | null,
  ends: Readonly<Record<Side, Point>>,
): Promise<OutOfArea | null> {
  const cities = await citiesServed(database);
  const around = (['pickup', 'destination'] as const).map((side) => ({ side, city: cityAround(cities, ends[side]) }));
  const outside = around.filter(({ city }) => !city || city.id !== cityId);
  if (outside.length === 0) return null;
  return { code: outside.some(({ city }) => !city) ? 558 : 966, sides: outside.map(({ side }) => side) };
}
