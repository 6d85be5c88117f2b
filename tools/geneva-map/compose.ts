import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { LatLng } from '#server/gazetteer/gazetteer-types.ts';
import { crossings, waterLine } from '#server/gazetteer/lake-and-rhone.ts';
import { landmarkPlaces } from '#server/gazetteer/landmark-places.ts';
import { nearestOnLine, pointAlong } from '#server/gazetteer/line-geometry.ts';
import { postcodeAreas } from '#server/gazetteer/postcode-areas.ts';
import { streetSections } from '#server/gazetteer/street-sections.ts';
import { parks } from './parks.ts';
import { arve, arveCrossings, lakeShore } from './water.ts';

/** What a feature of the map is. */
type Kind = 'lake' | 'rhone' | 'arve' | 'park' | 'street' | 'bridge' | 'quarter' | 'postcode' | 'sight';
type Facts = { readonly kind: Kind; readonly name?: string; readonly english?: string; readonly renown?: number };

/** How long a bridge is drawn, degrees of latitude: a little more than its water is wide. */
const RHONE_BRIDGE = 0.0013;
const ARVE_BRIDGE = 0.0008;
const LONGITUDE_SCALE = Math.cos((46.2 * Math.PI) / 180);
const SHOWN_SIGHTS: readonly string[] = ['station', 'hospital', 'park', 'museum', 'culture', 'sight', 'organisation', 'sport'];

const position = ([latitude, longitude]: LatLng): Position => [longitude, latitude];
const feature = (facts: Facts, geometry: Geometry): Feature => ({ type: 'Feature', properties: facts, geometry });
const line = (facts: Facts, points: readonly LatLng[]) => feature(facts, { type: 'LineString', coordinates: points.map(position) });
const point = (facts: Facts, at: LatLng) => feature(facts, { type: 'Point', coordinates: position(at) });
const area = (facts: Facts, edge: readonly LatLng[]) =>
  feature(facts, { type: 'Polygon', coordinates: [[...edge, ...edge.slice(0, 1)].map(position)] });

const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** A line across the water where it comes nearest to a point, square to it. */
function across(water: readonly LatLng[], near: LatLng, length: number): readonly LatLng[] {
  const { fraction } = nearestOnLine(water, { latitude: near[0], longitude: near[1] });
  const { latitude, longitude } = pointAlong(water, fraction);
  const [before, after] = [pointAlong(water, fraction - 0.002), pointAlong(water, fraction + 0.002)];
  const alongX = (after.longitude - before.longitude) * LONGITUDE_SCALE;
  const alongY = after.latitude - before.latitude;
  const half = length / 2 / Math.hypot(alongX, alongY);
  return [-1, 1].map((side): LatLng => [
    rounded(latitude + side * alongX * half),
    rounded(longitude - (side * alongY * half) / LONGITUDE_SCALE),
  ]);
}

/** The bridge over a river at the middle of its crossing, from bank to bank. */
export const bridgeOver = (river: 'rhone' | 'arve', at: LatLng): readonly LatLng[] =>
  river === 'rhone' ? across(waterLine, at, RHONE_BRIDGE) : across(arve, at, ARVE_BRIDGE);

/** The schematic map of the canton, from the gazetteer and the hand-drawn water and parks (decision 024). */
export function composeGeneva(): FeatureCollection {
  const bridges = [
    ...crossings.map(({ name, position: at }) => line({ kind: 'bridge', name }, bridgeOver('rhone', at))),
    ...arveCrossings.map(({ name, position: at }) => line({ kind: 'bridge', name }, bridgeOver('arve', at))),
  ];
  const quarters = postcodeAreas.filter(({ postcode }) => postcode !== '1211');
  return {
    type: 'FeatureCollection',
    features: [
      area({ kind: 'lake' }, lakeShore),
      line({ kind: 'rhone', name: 'Rhône' }, waterLine.slice(waterLine.findIndex(([, longitude]) => longitude < 6.15))),
      line({ kind: 'arve', name: 'Arve' }, arve),
      ...parks.map(({ name, edge }) => area({ kind: 'park', name }, edge)),
      ...streetSections.map(({ name, renown, line: points }) => line({ kind: 'street', name, renown }, points)),
      ...bridges,
      ...quarters.map(({ quarters: [quarter], city, centre }) => point({ kind: 'quarter', name: quarter ?? city }, centre)),
      ...quarters.map(({ postcode, city, centre }) => point({ kind: 'postcode', name: `${postcode} ${city}` }, centre)),
      ...landmarkPlaces
        .filter(({ category, renown }) => SHOWN_SIGHTS.includes(category) && renown >= 2)
        .map(({ french, english, renown, position: at }) => point({ kind: 'sight', name: french, english, renown }, at)),
    ],
  };
}
