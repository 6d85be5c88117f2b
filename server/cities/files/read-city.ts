import { readdirSync } from 'node:fs';
import type * as v from 'valibot';
import type { CityContent } from '#server/cities/city-content.ts';
import type { StoreContent } from '#server/cities/store-content.ts';
import type { GazetteerContent, PostcodeStreets } from '#server/gazetteer/gazetteer-types.ts';
import type { StreetNet } from '#server/gazetteer/street-net.ts';
import { composeMap, type MapGround } from '../compose-map.ts';
import { composeStreetNet, type NetGround } from '../compose-street-net.ts';
import { advertsFile, categoriesFile, cityFile, couriersFile, vehiclesFile } from './city-files.ts';
import { gazetteerFile, groundFile, streetNetFile, streetsFile } from './gazetteer-files.ts';
import { promosFile } from './promos-file.ts';
import { sectionFile, storeFile } from './store-file.ts';
import { readJson, type Reading, type Trouble } from './read-file.ts';
import { troublesAmong, type NamedStore } from './troubles-among.ts';

/** A city as its folder says, or everything that is wrong with the folder. */
export type CityRead = { readonly ok: true; readonly content: CityContent } | { readonly ok: false; readonly troubles: readonly Trouble[] };

function jsonFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
  } catch {
    return [];
  }
}

function readAll<Output>(reading: Reading, folder: string, schema: v.GenericSchema<unknown, Output>): { file: string; read: Output }[] {
  const files = jsonFilesIn(`${reading.folder}/${folder}`);
  if (files.length === 0) reading.troubles.push(`${folder}/: holds no JSON file`);
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    const read = readJson(reading, file, schema);
    return read === null ? [] : [{ file, read }];
  });
}

const NO_NET: StreetNet = { places: [], ways: [] };

type Known = Omit<GazetteerContent, 'net'>;

/** What the net of a city's streets is composed of. */
const netGroundOf = ({ centre, streets }: Known, ground: MapGround, bridges: NetGround['bridges']): NetGround => ({
  centre,
  streets: streets.flatMap(({ rows }) => rows.map(([, , , , line]) => line)),
  bridges,
  rivers: ground.rivers.map(({ line }) => line),
  shores: ground.lakes.map(({ edge }) => edge),
});

/** The addresses and the map of a city from its files; its net of streets is composed unless it was before. @throws when streets can't be reached from others */
function groundOf(known: Known, ground: MapGround, net: StreetNet | null): { readonly gazetteer: GazetteerContent; readonly map: object } {
  const { map, bridges } = composeMap(ground, known);
  return { gazetteer: { ...known, net: net ?? composeStreetNet(netGroundOf(known, ground, bridges)) }, map };
}

/** A store with those sections of its menu that are files of their own. */
const withSections = (reading: Reading, { file, read }: { file: string; read: v.InferOutput<typeof storeFile> }) => ({
  file,
  read: {
    ...read,
    sections: read.sections.flatMap((section) =>
      typeof section === 'string' ? (readJson(reading, `stores/${read.key}/${section}.json`, sectionFile) ?? []) : section,
    ),
  },
});

const inOrder = (stores: readonly NamedStore[], order: readonly string[] | undefined): readonly NamedStore[] =>
  order === undefined ? stores : stores.toSorted((one, other) => order.indexOf(one.read.key) - order.indexOf(other.read.key));

/**
 * Reads a city from the files of a folder (README, 'Another city'). What is wrong is told of all files at once.
 * @param composesNet composes the net of streets anew, whatever was composed before
 */
export function readCity(folder: string, { composesNet = false } = {}): CityRead {
  const reading: Reading = { folder, troubles: [] };
  const facts = readJson(reading, 'city.json', cityFile);
  const categories = readJson(reading, 'categories.json', categoriesFile);
  const read = readAll(reading, 'stores', storeFile).map((store) => withSections(reading, store)) as NamedStore[];
  const stores = inOrder(read, facts?.stores);
  const gazetteer = readJson(reading, 'gazetteer.json', gazetteerFile);
  const streets = readAll(reading, 'streets', streetsFile).flatMap(({ read }) => read as PostcodeStreets[]);
  const ground = readJson(reading, 'ground.json', groundFile, { rivers: [], lakes: [], parks: [] });
  const adverts = readJson(reading, 'adverts.json', advertsFile, []);
  const promos = readJson(reading, 'promos.json', promosFile, []);
  const before = composesNet ? NO_NET : readJson(reading, 'street-net.json', streetNetFile, NO_NET);
  const vehicles = readJson(reading, 'vehicles.json', vehiclesFile, []);
  const couriers = readJson(reading, 'couriers.json', couriersFile, []);
  // Only of files that are each in themselves as they should be: what is missing of one would be told of others.
  if (reading.troubles.length === 0 && facts && categories && gazetteer && adverts && promos) {
    reading.troubles.push(...troublesAmong({ facts, categories, stores, gazetteer, streets, adverts, promos }));
  }
  if (
    reading.troubles.length > 0 ||
    !promos ||
    !before ||
    !facts ||
    !categories ||
    !gazetteer ||
    !ground ||
    !adverts ||
    !vehicles ||
    !couriers
  ) {
    return { ok: false, troubles: reading.troubles };
  }
  const { code, code3, name } = facts.country;
  const known = {
    ...gazetteer,
    country: { code, code3, name },
    centre: [facts.city.latitude, facts.city.longitude] as const,
    streets,
  };
  try {
    const { code3: _code3, ...country } = facts.country;
    return {
      ok: true,
      content: {
        key: facts.key,
        prefix: facts.prefix ?? `${facts.key}/`,
        country,
        city: facts.city,
        categories,
        stores: stores.map(({ read }) => read as StoreContent),
        adverts,
        promos,
        vehicles,
        couriers,
        ...groundOf(known, ground, before.ways.length > 0 ? before : null),
      } as CityContent,
    };
  } catch (error) {
    return { ok: false, troubles: [`streets/, ground.json: ${error instanceof Error ? error.message : String(error)}`] };
  }
}
