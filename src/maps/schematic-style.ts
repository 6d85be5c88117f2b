import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';

/** The page's own font, drawn by the browser: no glyphs are fetched. */
const FONT = ['Bricolage Grotesque Variable', 'sans-serif'];
const FIRST_ZOOM = 10;
const LAST_ZOOM = 18;
/** Metres that a pixel covers at zoom 0, on tiles of 512 pixels at the latitude of the Alps. */
const METRES_PER_PIXEL = 54_160;

const is = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];
const renown: ExpressionSpecification = ['coalesce', ['get', 'renown'], 0];
const pixels = (metres: number, zoom: number) => (metres / METRES_PER_PIXEL) * 2 ** zoom;

/** A width in metres that grows with the map; never thinner than `least` pixels. */
const wide = (metres: number, least: number): ExpressionSpecification => {
  const thin = Math.log2((least / metres) * METRES_PER_PIXEL);
  return [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    Math.max(FIRST_ZOOM, thin),
    least,
    LAST_ZOOM,
    Math.max(least, pixels(metres, LAST_ZOOM)),
  ];
};

const BARE: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;
const STREETS = [
  { id: 'lanes', filter: ['==', renown, 0], minzoom: 12.5, metres: 7, least: 0.8, names: 15.5, size: 11.5 },
  { id: 'roads', filter: ['==', renown, 1], minzoom: 11.5, metres: 10, least: 1, names: 14.5, size: 12 },
  { id: 'avenues', filter: ['>=', renown, 2], minzoom: 0, metres: 15, least: 1.6, names: 13.5, size: 13 },
] as const satisfies readonly {
  id: string;
  filter: ExpressionSpecification;
  minzoom: number;
  metres: number;
  least: number;
  names: number;
  size: number;
}[];

const streetOf = (filter: ExpressionSpecification): FilterSpecification => ['all', is('street') as ExpressionSpecification, filter];

const line = (
  id: string,
  filter: FilterSpecification,
  colour: string,
  width: ExpressionSpecification,
  minzoom = 0,
): LayerSpecification => ({
  id,
  type: 'line',
  source: 'ground',
  filter,
  minzoom,
  layout: ROUND,
  paint: { 'line-color': colour, 'line-width': width },
});

const fill = (id: string, colour: string): LayerSpecification => ({
  id,
  type: 'fill',
  source: 'ground',
  filter: is(id),
  paint: { 'fill-color': colour },
});

type Name = {
  id: string;
  kind: string;
  colour: string;
  size: number;
  from: number;
  to?: number;
  along?: boolean;
  filter?: FilterSpecification;
  text?: ExpressionSpecification;
};

const name = (
  { id, kind, colour, size, from, to = 24, along = false, filter = is(kind), text = ['get', 'name'] }: Name,
  halo: string,
): LayerSpecification => ({
  id,
  type: 'symbol',
  source: 'ground',
  filter,
  minzoom: from,
  maxzoom: to,
  layout: {
    'text-field': text,
    'text-font': FONT,
    'text-size': size,
    'text-max-width': 8,
    'text-padding': 4,
    ...(along ? { 'symbol-placement': 'line', 'symbol-spacing': 320, 'text-max-angle': 40 } : {}),
  },
  paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.4 },
});

export function schematicStyle(colours: MapColours, language: string, drawn: object | null): StyleSpecification {
  const sight: ExpressionSpecification = language === 'en' ? ['coalesce', ['get', 'english'], ['get', 'name']] : ['get', 'name'];
  const water = { colour: colours.waterName, along: true, from: 13 };
  return {
    version: 8,
    sources: { ground: { type: 'geojson', data: (drawn ?? BARE) as GeoJSON.FeatureCollection, tolerance: 0.2 } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      fill('park', colours.park),
      fill('lake', colours.water),
      line('river', is('river'), colours.water, wide(110, 3)),
      line('stream', is('stream'), colours.water, wide(45, 2)),
      ...STREETS.map(({ id, filter, metres, least, minzoom }) =>
        line(`${id}-edge`, streetOf(filter), colours.streetEdge, wide(metres + 4, least + 1), minzoom),
      ),
      line('bridges-edge', is('bridge'), colours.bridgeEdge, wide(18, 2)),
      ...STREETS.map(({ id, filter, metres, least, minzoom }) => line(id, streetOf(filter), colours.street, wide(metres, least), minzoom)),
      line('bridges', is('bridge'), colours.street, wide(14, 1.2)),
      name({ id: 'sights', kind: 'sight', colour: colours.sight, size: 11.5, from: 15, text: sight }, colours.halo),
      ...STREETS.toReversed().map(({ id, filter, names, size }) =>
        name(
          { id: `${id}-names`, kind: 'street', colour: colours.name, size, from: names, along: true, filter: streetOf(filter) },
          colours.halo,
        ),
      ),
      name({ id: 'bridge-names', kind: 'bridge', colour: colours.name, size: 12, from: 15, along: true }, colours.halo),
      name({ id: 'river-names', kind: 'river', size: 13, ...water }, colours.water),
      name({ id: 'stream-names', kind: 'stream', size: 12, ...water }, colours.water),
      name({ id: 'postcodes', kind: 'postcode', colour: colours.name, size: 13, from: 11.5, to: 13 }, colours.halo),
      name({ id: 'quarters', kind: 'quarter', colour: colours.name, size: 15, from: 13 }, colours.halo),
    ],
  };
}
