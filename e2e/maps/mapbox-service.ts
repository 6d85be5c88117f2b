import type { Route } from '@playwright/test';

/** What the ground's water is drawn in, by style. */
export const WATER = { 'light-v11': [0x20, 0x90, 0xf0], 'dark-v11': [0x10, 0x50, 0x70] } as const;
type Style = keyof typeof WATER;

const TILESET = 'mapbox.mapbox-streets-v8';
/** A tile of that tileset, by hand: the layer `water`, all of it one polygon (Vector Tile Specification 2.1). */
const WATER_TILE = Buffer.from('1a200a05776174657212121803220e0900001a804000008040ff3f000f2880207802', 'hex');

/** As much of a style of Mapbox as tells where its ground comes from (Style Specification 8). */
const styleOf = (style: Style) => ({
  version: 8,
  name: style,
  sources: { composite: { type: 'vector', url: `mapbox://${TILESET}` } },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#dddddd' } },
    {
      id: 'water',
      type: 'fill',
      source: 'composite',
      'source-layer': 'water',
      paint: { 'fill-color': `rgb(${WATER[style].join(',')})`, 'fill-antialias': false },
    },
  ],
});

/** TileJSON 2.2 as Mapbox answers it: its tiles stand on hosts that pages may not ask, and the library asks its API for them. */
const tileJson = (token: string) => ({
  tilejson: '2.2.0',
  id: TILESET,
  bounds: [-180, -85, 180, 85],
  minzoom: 0,
  maxzoom: 16,
  vector_layers: [{ id: 'water', fields: {} }],
  tiles: [`https://a.tiles.mapbox.com/v4/${TILESET}/{z}/{x}/{y}.vector.pbf?access_token=${token}`],
});

/** In Mapbox's place: answers what its API documents of styles, sources and tiles, and notes each request that it does not know. */
export function mapboxService(token: string) {
  const asked: string[] = [];
  const wrong: string[] = [];
  const answers: readonly (readonly [asked: RegExp, answer: (route: Route, found: string) => Promise<void>])[] = [
    [
      /^GET api\.mapbox\.com\/styles\/v1\/mapbox\/(light-v11|dark-v11)\?sdk=js-3\.\d+\.\d+$/,
      (route, style) => route.fulfill({ json: styleOf(style as Style) }),
    ],
    [/^GET api\.mapbox\.com\/v4\/mapbox\.mapbox-streets-v8\.json\?secure=$/, (route) => route.fulfill({ json: tileJson(token) })],
    [
      /^GET api\.mapbox\.com\/v4\/mapbox\.mapbox-streets-v8\/\d+\/\d+\/\d+\.vector\.pbf\?sku=\w+$/,
      (route) => route.fulfill({ body: WATER_TILE, contentType: 'application/x-protobuf' }),
    ],
    [/^GET api\.mapbox\.com\/map-sessions\/v1\?sku=\w+$/, (route) => route.fulfill({ status: 200 })],
    [/^POST events\.mapbox\.com\/events\/v2\?$/, (route) => route.fulfill({ status: 204 })],
  ];
  const answer = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    const given = url.searchParams.get('access_token');
    url.searchParams.delete('access_token');
    const said = `${route.request().method()} ${url.host}${url.pathname}?${url.searchParams.toString()}`;
    const known = answers.find(([pattern]) => pattern.test(said));
    asked.push(said.split('?')[0] ?? '');
    if (known && given === token) return known[1](route, known[0].exec(said)?.[1] ?? '');
    wrong.push(given === token ? said : `${said} with the token ${given}`);
    return route.fulfill({ status: given === token ? 404 : 401, json: { message: 'Not Found' } });
  };
  return { asked, wrong, answer };
}
