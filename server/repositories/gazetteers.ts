import { asc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { readsOf, type Reads } from '../database/reads.ts';
import { cities, gazetteers } from '../database/schema/cities.ts';
import { readGazetteer, type Gazetteer } from '../gazetteer/gazetteer.ts';
import type { GazetteerContent } from '../gazetteer/gazetteer-types.ts';
import { firstRow } from '../database/first-row.ts';

export type GazetteerMark = { readonly cityId: string; readonly digest: string; readonly latitude: number; readonly longitude: number };

/** Gazetteers by their digests: the same digest is the same addresses, whichever database they came from. */
const read = new LRUCache<string, Gazetteer>({ max: 64 });

export const gazetteerMarks = (database: Database): Promise<GazetteerMark[]> =>
  database
    .select({ cityId: gazetteers.cityId, digest: gazetteers.digest, latitude: cities.latitude, longitude: cities.longitude })
    .from(gazetteers)
    .innerJoin(cities, eq(cities.id, gazetteers.cityId))
    .orderBy(asc(gazetteers.cityId));

/** A city's gazetteer by its mark: read once a digest, where `reads` reads. Null where it is gone meanwhile. */
export async function gazetteerOfMark(
  reads: Reads,
  { cityId, digest }: Pick<GazetteerMark, 'cityId' | 'digest'>,
): Promise<Gazetteer | null> {
  const known = read.get(digest);
  if (known) return known;
  const [found] = await reads((database) => database.select().from(gazetteers).where(eq(gazetteers.cityId, cityId)));
  if (!found) return null;
  const gazetteer = readGazetteer(found.content as GazetteerContent);
  read.set(found.digest, gazetteer);
  return gazetteer;
}

export async function gazetteerOf(database: Database, cityId: string): Promise<Gazetteer | null> {
  const [mark] = await database.select({ digest: gazetteers.digest }).from(gazetteers).where(eq(gazetteers.cityId, cityId));
  return mark ? gazetteerOfMark(readsOf(database), { cityId, digest: mark.digest }) : null;
}

export const mapOf = (database: Database, cityId: string): Promise<{ readonly digest: string; readonly map: object | null } | null> =>
  firstRow(database.select({ digest: gazetteers.digest, map: gazetteers.map }).from(gazetteers).where(eq(gazetteers.cityId, cityId)));
