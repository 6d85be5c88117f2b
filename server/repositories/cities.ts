import { and, asc, eq, sql } from 'drizzle-orm';
import { cityAround } from '#domain/city-around.ts';
import type { Point } from '#domain/geometry.ts';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { adverts } from '../database/schema/adverts.ts';
import { categories, cities, countries, vehicles } from '../database/schema/cities.ts';
import { firstRow } from '../database/first-row.ts';

export type City = typeof cities.$inferSelect;
export type Category = typeof categories.$inferSelect;
export type Country = typeof countries.$inferSelect;
export type Vehicle = typeof vehicles.$inferSelect;
export type Advert = typeof adverts.$inferSelect;

const byId = preparedStatement((on) =>
  on
    .select()
    .from(cities)
    .where(eq(cities.id, sql.placeholder('id'))),
);

export const findCity = (database: Database, id: string): Promise<City | null> => firstRow(byId(database, { id }));

export const allCities = (database: Database): Promise<City[]> => database.select().from(cities).orderBy(asc(cities.id));

export type Served = Pick<City, 'id' | 'latitude' | 'longitude' | 'radiusMiles'>;

/** Where every city lies: a narrow row each, for who only asks which one it is. */
export const citiesServed = async (database: Database): Promise<Served[]> => narrow(database, {});

const narrow = preparedStatement((on) =>
  on.select({ id: cities.id, latitude: cities.latitude, longitude: cities.longitude, radiusMiles: cities.radiusMiles }).from(cities),
);

export const findCityAround = async (database: Database, point: Point): Promise<Served | null> =>
  cityAround(await citiesServed(database), point);

export const categoriesOf = (database: Database, cityId: string): Promise<Category[]> =>
  database.select().from(categories).where(eq(categories.cityId, cityId)).orderBy(asc(categories.position));

export const findCategory = (database: Database, id: string): Promise<Category | null> =>
  firstRow(database.select().from(categories).where(eq(categories.id, id)));

export const allCountries = (database: Database): Promise<Country[]> =>
  database.select().from(countries).orderBy(asc(countries.position), asc(countries.id));

/** The country in which a customer with this phone code orders: their number's own where it is served, else the first that is. */
export const homeCountryOf = (served: readonly Country[], phoneCode: string): Country | null =>
  served.find((country) => country.phoneCode === phoneCode) ?? served[0] ?? null;

/** Whether a customer's wallet may pay in a city: only in its own currency. */
export async function paysFromWallet(
  database: Database,
  customer: { readonly walletCurrency: string; readonly phoneCode: string },
  city: Pick<City, 'countryId'>,
): Promise<boolean> {
  const served = await allCountries(database);
  const here = served.find(({ id }) => id === city.countryId);
  return here !== undefined && walletCountryOf(served, customer)?.currencyCode === here.currencyCode;
}

/** The country whose currency a customer's wallet is in: the one they signed up for, whatever their phone is later; null where no country is served. */
export function walletCountryOf(
  served: readonly Country[],
  { walletCurrency, phoneCode }: { readonly walletCurrency: string; readonly phoneCode: string },
): Country | null {
  const home = homeCountryOf(served, phoneCode);
  return home?.currencyCode === walletCurrency ? home : (served.find(({ currencyCode }) => currencyCode === walletCurrency) ?? home);
}

export async function advertsAt(database: Database, cityId: string, place: string): Promise<Advert[]> {
  const all = await database.select().from(adverts).where(eq(adverts.cityId, cityId)).orderBy(asc(adverts.position));
  return all.filter(({ places }) => places.includes(place));
}

export const allCategories = (database: Database): Promise<Category[]> =>
  database.select().from(categories).orderBy(asc(categories.cityId), asc(categories.position));

export const findCountry = (database: Database, id: string) => firstRow(database.select().from(countries).where(eq(countries.id, id)));

export const citiesOf = (database: Database, countryId: string): Promise<City[]> =>
  database.select().from(cities).where(eq(cities.countryId, countryId)).orderBy(asc(cities.id));

export const vehiclesOf = (database: Database, cityId: string): Promise<Vehicle[]> =>
  database
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.cityId, cityId), eq(vehicles.open, true)))
    .orderBy(asc(vehicles.position));

export const findVehicle = (database: Database, id: string): Promise<Vehicle | null> =>
  firstRow(
    database
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.id, id), eq(vehicles.open, true))),
  );
