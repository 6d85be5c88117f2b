import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { GazetteerContent, LatLng } from '#server/gazetteer/gazetteer-types.ts';
import { longitudeFactor, nearestOnLine, pointAlong } from '#server/gazetteer/line-geometry.ts';

type Kind = 'lake' | 'river' | 'stream' | 'park' | 'street' | 'bridge' | 'quarter' | 'postcode' | 'sight';
type Facts = { readonly kind: Kind; readonly name?: string; readonly english?: string; readonly renown?: number };

/** A river or a smaller one, with its bridges, each at the middle of its crossing; `drawn` is the part of its line that the map shows, else all of it. */
export type River = {
  readonly name: string;
  readonly isWide: boolean;
  readonly line: readonly LatLng[];
  readonly drawn?: readonly LatLng[];
  readonly bridges: readonly { readonly name: string; readonly position: LatLng }[];
};
type Named = { readonly name: string; readonly edge: readonly LatLng[] };
export type MapGround = { readonly rivers: readonly River[]; readonly lakes: readonly Named[]; readonly parks: readonly Named[] };

/** How long a bridge is drawn over a wide river and over another, degrees of latitude: a little more than its water is wide. */
const WIDE_BRIDGE = 0.0013;
const BRIDGE = 0.0008;
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
  const scale = longitudeFactor(latitude);
  const alongX = (after.longitude - before.longitude) * scale;
  const alongY = after.latitude - before.latitude;
  const half = length / 2 / Math.hypot(alongX, alongY);
  return [-1, 1].map((side): LatLng => [rounded(latitude + side * alongX * half), rounded(longitude - (side * alongY * half) / scale)]);
}

const bridgesOf = ({ line: water, isWide, bridges }: River) =>
  bridges.map(({ name, position: at }) => ({ name, line: across(water, at, isWide ? WIDE_BRIDGE : BRIDGE) }));

/** The schematic map of a city, from its gazetteer and the hand-drawn water and parks (decisions 024 and 119), and the bridges on it. */
export function composeMap(
  { rivers, lakes, parks }: MapGround,
  { areas, streets, places }: Pick<GazetteerContent, 'areas' | 'streets' | 'places'>,
): { readonly map: FeatureCollection; readonly bridges: readonly (readonly LatLng[])[] } {
  const bridges = rivers.flatMap(bridgesOf);
  const housed = areas.filter(({ boxesOnly }) => boxesOnly !== true);
  return {
    map: {
      type: 'FeatureCollection',
      features: [
        ...lakes.map(({ edge }) => area({ kind: 'lake' }, edge)),
        ...rivers.map((river) => line({ kind: river.isWide ? 'river' : 'stream', name: river.name }, river.drawn ?? river.line)),
        ...parks.map(({ name, edge }) => area({ kind: 'park', name }, edge)),
        ...streets.flatMap(({ rows }) => rows.map(([name, , , , points, renown = 0]) => line({ kind: 'street', name, renown }, points))),
        ...bridges.map((bridge) => line({ kind: 'bridge', name: bridge.name }, bridge.line)),
        ...housed.map(({ quarters: [quarter], city, centre }) => point({ kind: 'quarter', name: quarter ?? city }, centre)),
        ...housed.map(({ postcode, city, centre }) => point({ kind: 'postcode', name: `${postcode} ${city}` }, centre)),
        ...places
          .filter(({ category, renown }) => SHOWN_SIGHTS.includes(category) && renown >= 2)
          .map(({ french, english, renown, position: at }) => point({ kind: 'sight', name: french, english, renown }, at)),
      ],
    },
    bridges: bridges.map((bridge) => bridge.line),
  };
}
