import { cityAround } from '#domain/city-around.ts';
import { type Point } from '#domain/geometry.ts';
import type { Call } from '#server/call/call.ts';
import { EVERYTHING, ofCategory, ofStore } from '#server/repositories/catalogue-news.ts';
import {
  allCities,
  allCountries,
  categoriesOf,
  findCategory,
  type Category,
  type City,
  type Country,
} from '#server/repositories/cities.ts';
import { menuSizes, type MenuSize } from '#server/repositories/dish-search.ts';
import { slotsAfter, type SlotRow } from '#server/repositories/slots.ts';
import { findStore, openStoresInPlace, storesOfCategory, type Store, type StoreInPlace } from '#server/repositories/stores.ts';
import { takesSlots } from '../fulfilment/slot-places.ts';

/** Every city, as it was read some seconds ago at most. */
export const cachedCities = (call: Call): Promise<City[]> => call.memory.catalogue('cities', () => call.reads(allCities), [EVERYTHING]);

export const cachedCityAround = async (call: Call, point: Point): Promise<City | null> => cityAround(await cachedCities(call), point);

export const cachedCity = async (call: Call, id: string): Promise<City | null> =>
  (await cachedCities(call)).find((city) => city.id === id) ?? null;

/** Every country in its order, as it was read some seconds ago at most. */
export const cachedCountries = (call: Call): Promise<Country[]> =>
  call.memory.catalogue('countries', () => call.reads(allCountries), [EVERYTHING]);

export const cachedCountry = async (call: Call, id: string): Promise<Country | null> =>
  (await cachedCountries(call)).find((country) => country.id === id) ?? null;

/** The zone of times for whoever has not said where they are: that of the first country's first city. */
export async function zoneOfNowhere(call: Call): Promise<string> {
  const [[country], cities] = await Promise.all([cachedCountries(call), cachedCities(call)]);
  return (cities.find(({ countryId }) => countryId === country?.id) ?? cities[0])?.timezone ?? 'UTC';
}

export const cachedCategories = (call: Call, cityId: string): Promise<Category[]> =>
  call.memory.catalogue(`categories ${cityId}`, () => call.reads((database) => categoriesOf(database, cityId)), [EVERYTHING]);

export const cachedCategory = (call: Call, id: string): Promise<Category | null> =>
  call.memory.catalogue(`category ${id}`, () => call.reads((database) => findCategory(database, id)), [EVERYTHING]);

export const cachedStores = (call: Call, categoryId: string): Promise<Store[]> =>
  call.memory.catalogue(
    `stores ${categoryId}`,
    async () => (await call.reads((database) => storesOfCategory(database, categoryId))).filter(({ open }) => open),
    [ofCategory(categoryId)],
  );

export const cachedStore = (call: Call, id: string): Promise<StoreInPlace | null> =>
  call.memory.catalogue(`store ${id}`, () => call.reads((database) => findStore(database, id)), [ofStore(id)]);

/** The slots of some stores that had a customer, as they were a second ago at most; `key` names the stores. */
export const cachedSlots = (call: Call, key: string, stores: readonly Store[]): Promise<SlotRow[]> =>
  call.memory.moments(`slots ${key}`, () =>
    slotsAfter(
      call.database,
      stores.filter(takesSlots).map(({ id }) => id),
      call.now(),
    ),
  );

export const cachedMenuSizes = (call: Call, cityId: string): Promise<Map<string, MenuSize>> =>
  call.memory.catalogue(
    `menu sizes of ${cityId}`,
    () => call.reads((database) => menuSizes(database, cityId)),
    (sizes) => [EVERYTHING, ...[...sizes.keys()].map(ofStore)],
  );

export const cachedStoresOfCity = (call: Call, cityId: string): Promise<StoreInPlace[]> =>
  call.memory.catalogue(
    `stores of ${cityId}`,
    () => call.reads((database) => openStoresInPlace(database, cityId)),
    (places) => [EVERYTHING, ...new Set(places.map(({ category }) => ofCategory(category.id)))],
  );
