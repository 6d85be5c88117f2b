import { readdirSync } from 'node:fs';
import type * as v from 'valibot';
import type { CityContent } from '#server/cities/city-content.ts';
import type { StoreContent } from '#server/cities/store-content.ts';
import type { GazetteerContent, PostcodeStreets } from '#server/gazetteer/gazetteer-types.ts';
import { composeMap, type MapGround } from '../geneva-map/compose.ts';
import { composeStreetNet } from '../street-net/compose.ts';
import {
  advertsFile,
  categoriesFile,
  cityFile,
  couriersFile,
  gazetteerFile,
  groundFile,
  storeFile,
  streetsFile,
  vehiclesFile,
} from './city-files.ts';
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

/** The addresses and the map of a city from its files. @throws when streets can't be reached from others */
function groundOf(known: Omit<GazetteerContent, 'net'>, ground: MapGround): { readonly gazetteer: GazetteerContent; readonly map: object } {
  const { map, bridges } = composeMap(ground, known);
  const net = composeStreetNet({
    centre: known.centre,
    streets: known.streets.flatMap(({ rows }) => rows.map(([, , , , line]) => line)),
    bridges,
    rivers: ground.rivers.map(({ line }) => line),
    shores: ground.lakes.map(({ edge }) => edge),
  });
  return { gazetteer: { ...known, net }, map };
}

/** Reads a city from the files of a folder (README, 'Another city'). What is wrong is told of all files at once. */
export function readCity(folder: string): CityRead {
  const reading: Reading = { folder, troubles: [] };
  const facts = readJson(reading, 'city.json', cityFile);
  const categories = readJson(reading, 'categories.json', categoriesFile);
  const stores = readAll(reading, 'stores', storeFile) as NamedStore[];
  const gazetteer = readJson(reading, 'gazetteer.json', gazetteerFile);
  const streets = readAll(reading, 'streets', streetsFile).flatMap(({ read }) => read as PostcodeStreets[]);
  const ground = readJson(reading, 'ground.json', groundFile, { rivers: [], lakes: [], parks: [] });
  const adverts = readJson(reading, 'adverts.json', advertsFile, []);
  const vehicles = readJson(reading, 'vehicles.json', vehiclesFile, []);
  const couriers = readJson(reading, 'couriers.json', couriersFile, []);
  // Only of files that are each in themselves as they should be: what is missing of one would be told of others.
  if (reading.troubles.length === 0 && facts && categories && gazetteer && adverts) {
    reading.troubles.push(...troublesAmong({ facts, categories, stores, gazetteer, streets, adverts }));
  }
  if (reading.troubles.length > 0 || !facts || !categories || !gazetteer || !ground || !adverts || !vehicles || !couriers) {
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
        prefix: `${facts.key}/`,
        country,
        city: facts.city,
        categories,
        stores: stores.map(({ read }) => read as StoreContent),
        adverts,
        promos: [],
        vehicles,
        couriers,
        ...groundOf(known, ground),
      } as CityContent,
    };
  } catch (error) {
    return { ok: false, troubles: [`streets/, ground.json: ${error instanceof Error ? error.message : String(error)}`] };
  }
}
