import type { PinView } from '#machines/map-pin/pin-view.ts';

/** A map that stands on the page. */
export type DrawnMap = {
  /** Looks somewhere else; nobody is told of it. */
  readonly show: (view: PinView) => void;
  readonly remove: () => void;
};

export type MapRequest = {
  /** Fills this element; its size is the map's. */
  readonly container: HTMLElement;
  readonly view: PinView;
  /** How far and how near it can be looked at. */
  readonly zooms: { readonly farthest: number; readonly nearest: number };
  readonly language: string;
  /** The map is seen for the first time. */
  readonly onDrawn: () => void;
  /** It will not be seen, or no longer. */
  readonly onFailed: () => void;
  /** The customer looks somewhere else. */
  readonly onMoved: (view: PinView) => void;
};

/** Draws a map that is moved by finger, mouse and wheel; keys are the page's affair. @throws Error where the browser cannot draw one */
export type DrawMap = (request: MapRequest) => DrawnMap;

/** As much of a map library's map as is used: MapLibre's and Mapbox's are alike. */
export type LibraryMap = {
  on: (type: 'load' | 'move' | 'webglcontextlost', heard: (event: object) => void) => unknown;
  getCenter: () => { readonly lat: number; readonly lng: number };
  getZoom: () => number;
  jumpTo: (camera: { center: [lng: number, lat: number]; zoom: number }, eventData: object) => unknown;
  touchZoomRotate: { disableRotation: () => void };
  remove: () => void;
};

/** A map whose first picture takes longer than this is given up, milliseconds. */
const DRAWING_TAKES_TOO_LONG = 20_000;
/** Less than a millimetre: what the library's reckoning there and back adds to a point that stays. */
const STAYS = 1e-9;
const OWN_MOVE = { isOurs: true };

/** How a map library is asked for a map: flat, north up, zooming around its middle, and without keys. */
export const cameraOf = ({ container, view, zooms }: MapRequest) => ({
  container,
  center: [view.longitude, view.latitude] as [number, number],
  zoom: view.zoom,
  minZoom: zooms.farthest,
  maxZoom: zooms.nearest,
  maxPitch: 0,
  keyboard: false,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  boxZoom: false,
  // The pin stays where the finger lets go.
  dragPan: { maxSpeed: 0, deceleration: 2_500, linearity: 0.3 },
  doubleClickZoom: false,
  renderWorldCopies: false,
  fadeDuration: 0,
  scrollZoom: { around: 'center' as const },
  touchZoomRotate: { around: 'center' as const },
});

/** Puts a library's map behind the port, and tells what becomes of it. */
export function drawnMap(map: LibraryMap, { view, onDrawn, onFailed, onMoved }: MapRequest): DrawnMap {
  let last = view;
  const giveUp = setTimeout(onFailed, DRAWING_TAKES_TOO_LONG);
  map.touchZoomRotate.disableRotation();
  map.on('load', () => {
    clearTimeout(giveUp);
    onDrawn();
  });
  map.on('webglcontextlost', onFailed);
  map.on('move', (event) => {
    if ('isOurs' in event) return;
    const { lat, lng } = map.getCenter();
    const stays = Math.abs(lat - last.latitude) < STAYS && Math.abs(lng - last.longitude) < STAYS;
    const next = { ...(stays ? last : { latitude: lat, longitude: lng }), zoom: map.getZoom() };
    if (stays && next.zoom === last.zoom) return;
    last = next;
    onMoved(next);
  });
  return {
    show: (wanted) => {
      if (wanted.latitude === last.latitude && wanted.longitude === last.longitude && wanted.zoom === last.zoom) return;
      last = wanted;
      map.jumpTo({ center: [wanted.longitude, wanted.latitude], zoom: wanted.zoom }, OWN_MOVE);
    },
    remove: () => {
      clearTimeout(giveUp);
      map.remove();
    },
  };
}
