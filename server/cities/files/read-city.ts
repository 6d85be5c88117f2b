import { readdirSync } from 'node:fs';
import type * as v from 'valibot';
import type { CityContent } from '#server/cities/city-content.ts';
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

const filesOf = (reading: Reading, composesNet: boolean) => ({
  facts: readJson(reading, 'city.json', cityFile),
  categories: readJson(reading, 'categories.json', categoriesFile),
  stores: readAll(reading, 'stores', storeFile).map((store) => withSections(reading, store)) as NamedStore[],
  gazetteer: readJson(reading, 'gazetteer.json', gazetteerFile),
  streets: readAll(reading, 'streets', streetsFile).flatMap(({ read }) => read as PostcodeStreets[]),
  ground: readJson(reading, 'ground.json', groundFile, { rivers: [], lakes: [], parks: [] }),
  adverts: readJson(reading, 'adverts.json', advertsFile, []),
  promos: readJson(reading, 'promos.json', promosFile, []),
  net: composesNet ? NO_NET : readJson(reading, 'street-net.json', streetNetFile, NO_NET),
  vehicles: readJson(reading, 'vehicles.json', vehiclesFile, []),
  couriers: readJson(reading, 'couriers.json', couriersFile, []),
});

type Sound<Files> = { readonly [File in keyof Files]: NonNullable<Files[File]> };
const isSound = <Files extends object>(files: Files): files is Files & Sound<Files> => Object.values(files).every((file) => file !== null);

/** What the files of a city come to. @throws when streets can't be reached from others */
function contentOf({ facts, stores, gazetteer, streets, ground, net, ...lists }: Sound<ReturnType<typeof filesOf>>): CityContent {
  const { code3, ...country } = facts.country;
  const known = {
    ...gazetteer,
    country: { code: country.code, code3, name: country.name },
    centre: [facts.city.latitude, facts.city.longitude] as const,
    streets,
  };
  return {
    key: facts.key,
    prefix: facts.prefix ?? `${facts.key}/`,
    country,
    city: facts.city,
    stores: inOrder(stores, facts.stores).map(({ read }) => read),
    ...lists,
    ...groundOf(known, ground, net.ways.length > 0 ? net : null),
  } as CityContent;
}

/**
 * Reads a city from the files of a folder (docs/cities.md). The faults of all files are reported at once.
 * @param composesNet composes the net of streets anew, whatever was composed before
 */
export function readCity(folder: string, { composesNet = false } = {}): CityRead {
  const { troubles, ...rest }: Reading = { folder, troubles: [] };
  const files = filesOf({ ...rest, troubles }, composesNet);
  // Only of files that are each in themselves as they should be: what is missing of one would be reported of others.
  if (troubles.length === 0 && isSound(files)) troubles.push(...troublesAmong(files));
  if (troubles.length > 0 || !isSound(files)) return { ok: false, troubles };
  try {
    return { ok: true, content: contentOf(files) };
  } catch (error) {
    return { ok: false, troubles: [`streets/, ground.json: ${error instanceof Error ? error.message : String(error)}`] };
  }
}
