import { resolve } from 'node:path';
import { rowsOfCity } from '#server/cities/city-rows.ts';
import type { Database } from '#server/database/database.ts';
import { writeCity, type CityWritten } from '#server/repositories/write-city.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { readCity } from '#server/cities/files/read-city.ts';

/** The folder of the second city. */
export const LYON_FOLDER = resolve('content/cities/lyon');
export const LYON_ID = idFrom('city', 'lyon');
export const TACOS_DE_LA_GUILLE = idFrom('store', 'lyon/o-tacos-de-la-guille');
export const BOUCHON = idFrom('store', 'lyon/bouchon-des-traboules');
export const RUE_VICTOR_HUGO = {
  address_type: 'destination' as const,
  address: 'Rue Victor-Hugo 20, 69002 Lyon',
  post_code: '69002',
  city: 'Lyon',
  location: [45.7545, 4.8298] as [number, number],
};
export const GENEVA_CENTRE = { latitude: 46.2044, longitude: 6.1432 };
export const LYON_CENTRE = { latitude: 45.76, longitude: 4.8357 };

/** Brings a city of a folder into a database, as `npm run import-city` does. */
export async function importCity(database: Database, folder: string = LYON_FOLDER): Promise<CityWritten> {
  const read = readCity(folder);
  if (!read.ok) throw new Error(read.troubles.join('\n'));
  return writeCity(database, rowsOfCity(read.content));
}
