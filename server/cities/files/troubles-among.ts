import type * as v from 'valibot';
import { milesBetween } from '#domain/geometry.ts';
import type { StoreContent } from '#server/cities/store-content.ts';
import type { PostcodeStreets } from '#server/gazetteer/gazetteer-types.ts';
import type { advertsFile, categoriesFile, cityFile } from './city-files.ts';
import type { gazetteerFile } from './gazetteer-files.ts';
import type { promosFile } from './promos-file.ts';
import type { Trouble } from './read-file.ts';

export type NamedStore = { readonly file: string; readonly read: StoreContent };

export type Files = {
  readonly facts: v.InferOutput<typeof cityFile>;
  readonly categories: v.InferOutput<typeof categoriesFile>;
  readonly stores: readonly NamedStore[];
  readonly gazetteer: v.InferOutput<typeof gazetteerFile>;
  readonly streets: readonly PostcodeStreets[];
  readonly adverts: v.InferOutput<typeof advertsFile>;
  readonly promos: v.InferOutput<typeof promosFile>;
};

const twice = (keys: readonly string[]): string[] => [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];

function troublesOfRatings({ file, read: { rating, ratingCount, ratingSpread } }: NamedStore): Trouble[] {
  if (!ratingSpread) return [];
  const given = ratingSpread.reduce((sum, number) => sum + number, 0);
  const stars = ratingSpread.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return [
    ...(given === ratingCount ? [] : [`${file}: ratingSpread: has ${given} ratings, ratingCount says ${ratingCount}`]),
    ...(given === 0 || Math.abs(stars / given - rating) <= 0.05
      ? []
      : [`${file}: ratingSpread: comes to ${(stars / given).toFixed(2)}, rating says ${rating}`]),
  ];
}

function troublesOfStore({ file, read: store }: NamedStore, { facts: { city, country }, categories, gazetteer }: Files): Trouble[] {
  const category = categories.find(({ key }) => key === store.category);
  const { latitude, longitude, postcode } = store.address;
  const miles = milesBetween([latitude, longitude], [city.latitude, city.longitude]);
  const items = store.sections.flatMap((section) => section.items.map(({ key }) => key));
  return [
    ...troublesOfRatings({ file, read: store }),
    ...(category ? [] : [`${file}: category: there is no ${store.category} in categories.json`]),
    ...store.tags
      .filter((tag) => category && !category.tags.some(({ key }) => key === tag))
      .map((tag) => `${file}: tags: the category ${store.category} has no ${tag}`),
    ...(miles <= city.radiusMiles
      ? []
      : [`${file}: address: lies ${miles.toFixed(1)} miles from the centre, the city serves ${city.radiusMiles}`]),
    ...(gazetteer.areas.some((area) => area.postcode === postcode) ? [] : [`${file}: address.postcode: gazetteer.json has no ${postcode}`]),
    ...(store.taxIncluded && store.itemTaxPercent === 0
      ? [`${file}: taxIncluded: there is no tax in the prices, itemTaxPercent is 0`]
      : []),
    ...(store.vatNumber && !store.vatNumber.startsWith(country.code) ? [`${file}: vatNumber: is not of ${country.name}`] : []),
    ...twice(items).map((key) => `${file}: sections: the item ${key} is there twice`),
    ...twice(store.sections.map(({ key }) => key)).map((key) => `${file}: sections: the section ${key} is there twice`),
  ];
}

function isTarget(target: string, stores: readonly NamedStore[]): boolean {
  const [key, part] = target.split('/');
  const store = stores.find(({ read }) => read.key === key)?.read;
  if (!store || part === undefined) return store !== undefined;
  return store.sections[Number(part)] !== undefined || store.sections.some(({ items }) => items.some((item) => item.key === part));
}

export function troublesAmong(files: Files): Trouble[] {
  const { facts, categories, stores, gazetteer, streets, adverts, promos } = files;
  const { postcodes, areas } = gazetteer;
  const isPostcode = (code: string) => code.length === postcodes.digits && postcodes.prefixes.some((prefix) => code.startsWith(prefix));
  const known = new Set(areas.map(({ postcode }) => postcode));
  const places = new Set(['landing', ...categories.map(({ key }) => key)]);
  const storeKeys = stores.map(({ read }) => read.key);
  return [
    ...twice(categories.map(({ key }) => key)).map((key) => `categories.json: ${key} is there twice`),
    ...twice(storeKeys).map((key) => `stores/: ${key} is there twice`),
    ...stores.flatMap((store) => troublesOfStore(store, files)),
    ...(facts.stores ?? []).filter((key) => !storeKeys.includes(key)).map((key) => `city.json: stores: there is no store ${key}`),
    ...(facts.stores ? storeKeys.filter((key) => !facts.stores?.includes(key)) : []).map(
      (key) => `city.json: stores: does not name ${key}`,
    ),
    ...promos.flatMap(({ code, targets = [] }) =>
      targets.filter((target) => !isTarget(target, stores)).map((target) => `promos.json: ${code}: targets: there is no ${target}`),
    ),
    ...[...known].filter((code) => !isPostcode(code)).map((code) => `gazetteer.json: areas: ${code} is not written as postcodes says`),
    ...[...new Set(streets.map(({ postcode }) => postcode))]
      .filter((code) => !known.has(code))
      .map((code) => `streets/: ${code} is no postcode of gazetteer.json`),
    ...adverts.flatMap(({ key, store, places: at }) => [
      ...(store === undefined || storeKeys.includes(store) ? [] : [`adverts.json: ${key}: there is no store ${store}`]),
      ...at.filter((place) => !places.has(place)).map((place) => `adverts.json: ${key}: places: there is no category ${place}`),
    ]),
  ];
}
