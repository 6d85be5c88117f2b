import type { PostcodeStreets } from '../../gazetteer/gazetteer-types.ts';
import { streetsOf1201 } from './streets/1201.ts';
import { streetsOf1202 } from './streets/1202.ts';
import { streetsOf1203 } from './streets/1203.ts';
import { streetsOf1204 } from './streets/1204.ts';
import { streetsOf1205 } from './streets/1205.ts';
import { streetsOf1206 } from './streets/1206.ts';
import { streetsOf1207 } from './streets/1207.ts';
import { streetsOf1208And1209 } from './streets/1208-1209.ts';
import { streetsOfLancyAndOnex } from './streets/1212-1213-lancy-onex.ts';
import { streetsOfVernier } from './streets/1214-1220-vernier.ts';
import { streetsOfMeyrinAndSaconnex } from './streets/1215-1218-meyrin-saconnex.ts';
import { streetsOfCheneAndCologny } from './streets/1222-1231-chene-cologny.ts';
import { streetsOfCarouge } from './streets/1227-carouge.ts';
import { streetsOfChampagne } from './streets/1228-1288-champagne.ts';
import { streetsOfNorthWest } from './streets/1239-1298-north-west.ts';
import { streetsOfEasternVillages } from './streets/1241-1257-eastern-villages.ts';

/** The streets of Geneva by postcode and town. */
export const genevaStreets: readonly PostcodeStreets[] = [
  ...streetsOf1201,
  ...streetsOf1202,
  ...streetsOf1203,
  ...streetsOf1204,
  ...streetsOf1205,
  ...streetsOf1206,
  ...streetsOf1207,
  ...streetsOf1208And1209,
  ...streetsOfLancyAndOnex,
  ...streetsOfVernier,
  ...streetsOfMeyrinAndSaconnex,
  ...streetsOfCheneAndCologny,
  ...streetsOfCarouge,
  ...streetsOfChampagne,
  ...streetsOfNorthWest,
  ...streetsOfEasternVillages,
];
