import type { Point } from '#domain/geometry.ts';
import { GENEVA_GAZETTEER, GENEVA_ROADS } from '#server/demo/geneva/geneva-gazetteer.ts';
import { readGazetteer } from '#server/gazetteer/gazetteer.ts';
import type { Coordinate } from '#server/gazetteer/gazetteer-types.ts';
import * as nearest from '#server/gazetteer/nearest-place.ts';
import * as postcodes from '#server/gazetteer/postcodes.ts';
import * as search from '#server/gazetteer/search-places.ts';
import * as route from '#server/gazetteer/street-route.ts';
import * as distance from '#server/gazetteer/streets-distance.ts';

/** The demo city's gazetteer, as its server reads it from the database. */
export const GENEVA = readGazetteer(GENEVA_GAZETTEER);
export const streetSections = GENEVA.sections;

export const searchPlaces = (query: string, limit: number, language?: string) =>
  search.searchPlaces([GENEVA], query, { limit, ...(language === undefined ? {} : { language }) });
export const nearestPlace = (point: Coordinate) => nearest.nearestPlace(GENEVA, point);
export const locateByPostcode = (code: string) => postcodes.locateByPostcode([GENEVA], code);
export const routeBetween = (from: Point, to: Point) => route.routeBetween(GENEVA.streets(), from, to);
export const drivingDistance = (from: Coordinate, to: Coordinate) => distance.drivingDistance(GENEVA_ROADS, from, to);
/** On which shore of lake and Rhône a point lies, looking downstream. */
export const bankOf = (point: Coordinate): 'left' | 'right' =>
  GENEVA_ROADS.divide && distance.isWithin(GENEVA_ROADS.divide.outline, point) ? 'left' : 'right';
