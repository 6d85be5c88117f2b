/** Where a map looks: the point in its middle (WGS 84 degrees), and how near; one step of zoom doubles the scale. */
export type PinView = { readonly latitude: number; readonly longitude: number; readonly zoom: number };

export type Towards = 'north' | 'south' | 'east' | 'west';

/** West, south, east and north of where a pin may stand: short of the poles, where maps end. */
export const MAP_EDGES = { west: -180, south: -85, east: 180, north: 85 } as const;
export const NEAREST_ZOOM = 17;
export const FARTHEST_ZOOM = 11;
/** How near the map is when it opens: streets have room for their names. */
export const FIRST_ZOOM = 15;

/** How far one push moves the map, in its own pixels. */
const PUSH_PIXELS = 24;
const FAR_PUSH_PIXELS = 120;
/** Degrees of longitude that one pixel covers at zoom 0, on tiles of 512 pixels. */
const DEGREES_PER_PIXEL = 360 / 512;
const SIGN = { north: [1, 0], south: [-1, 0], east: [0, 1], west: [0, -1] } as const;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const keepOnMap = ({ latitude, longitude, zoom }: PinView): PinView => ({
  latitude: within(latitude, MAP_EDGES.south, MAP_EDGES.north),
  longitude: within(longitude, MAP_EDGES.west, MAP_EDGES.east),
  zoom: within(zoom, FARTHEST_ZOOM, NEAREST_ZOOM),
});

/** The view after a push: the same way on the screen at every zoom, and never off the map. */
export function pushed(view: PinView, towards: Towards, far: boolean): PinView {
  const [north, east] = SIGN[towards];
  const degrees = ((far ? FAR_PUSH_PIXELS : PUSH_PIXELS) * DEGREES_PER_PIXEL) / 2 ** view.zoom;
  const flattened = degrees * Math.cos((view.latitude * Math.PI) / 180);
  return keepOnMap({ ...view, latitude: view.latitude + north * flattened, longitude: view.longitude + east * degrees });
}

export const zoomed = (view: PinView, by: 1 | -1): PinView => keepOnMap({ ...view, zoom: view.zoom + by });
