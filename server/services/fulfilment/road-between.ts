import { metresBetween, type Point } from '#domain/geometry.ts';
import type { Database } from '#server/database/database.ts';
import { routeBetween, type StreetRoute } from '#server/gazetteer/street-route.ts';
import { gazetteerOf } from '#server/repositories/gazetteers.ts';

/** How much longer a way is than the straight line, where no streets are known. */
const FACTOR = 1.35;

export async function roadBetween(database: Database, cityId: string | null, from: Point, to: Point): Promise<StreetRoute> {
  const gazetteer = cityId === null ? null : await gazetteerOf(database, cityId);
  return gazetteer
    ? routeBetween(gazetteer.streets(), from, to)
    : { path: [from, to], metres: Math.round(metresBetween(from, to) * FACTOR) };
}
