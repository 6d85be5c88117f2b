import type { Point } from '#domain/geometry.ts';
import { demoCity } from '#server/demo/demo-content.ts';
import { readGazetteer } from '#server/gazetteer/gazetteer.ts';
import type { Coordinate } from '#server/gazetteer/gazetteer-types.ts';
import * as nearest from '#server/gazetteer/nearest-place.ts';
import * as postcodes from '#server/gazetteer/postcodes.ts';
import * as search from '#server/gazetteer/search-places.ts';
import * as route from '#server/gazetteer/street-route.ts';
import * as distance from '#server/gazetteer/streets-distance.ts';

/** The demo city's gazetteer, as its server reads it from the database. */
export const GENEVA = readGazetteer(demoCity().gazetteer);
export const { areas: postcodeAreas, places: landmarkPlaces } = demoCity().gazetteer;
const { roads } = demoCity().city;
export const streetSections = GENEVA.sections;

export const searchPlaces = (query: string, limit: number, language?: string) =>
  search.searchPlaces([GENEVA], query, { limit, ...(language === undefined ? {} : { language }) });
export const nearestPlace = (point: Coordinate) => nearest.nearestPlace(GENEVA, point);
export const locateByPostcode = (code: string) => postcodes.locateByPostcode([GENEVA], code);
export const routeBetween = (from: Point, to: Point) => route.routeBetween(GENEVA.streets(), from, to);
export const drivingDistance = (from: Coordinate, to: Coordinate) => distance.drivingDistance(roads, from, to);
/** On which shore of lake and Rhône a point lies, looking downstream. */
export const bankOf = (point: Coordinate): 'left' | 'right' =>
  roads?.divide && distance.isWithin(roads.divide.outline, point) ? 'left' : 'right';
