import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PinView } from '#machines/map-pin/pin-view.ts';
import { drawnMap, type LibraryMap, type MapRequest } from '#src/maps/drawn-map.ts';

const first: PinView = { latitude: 46.2044, longitude: 6.1432, zoom: 15 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A library's map that tells what it is told, moving where it is sent with an error of reckoning. */
function draw() {
  const heard = new Map<string, (event: object) => void>();
  const told: string[] = [];
  const moves: PinView[] = [];
  let camera = first;
  const fire = (type: string, event: object = {}) => heard.get(type)?.(event);
  const library: LibraryMap = {
    on: (type, listener) => heard.set(type, listener),
    getCenter: () => ({ lat: camera.latitude + 1e-12, lng: camera.longitude - 1e-12 }),
    getZoom: () => camera.zoom,
    jumpTo: ({ center: [longitude, latitude], zoom }, eventData) => {
      camera = { latitude, longitude, zoom };
      told.push(`jump to ${latitude}`);
      fire('move', eventData);
    },
    touchZoomRotate: { disableRotation: () => told.push('no rotation') },
    remove: () => told.push('removed'),
  };
  const request: MapRequest = {
    container: undefined as never,
    view: first,
    zooms: { farthest: 11, nearest: 17 },
    language: 'en',
    onDrawn: () => told.push('drawn'),
    onFailed: () => told.push('failed'),
    onMoved: (view) => moves.push(view),
  };
  const map = drawnMap(library, request);
  const look = (view: PinView) => {
    camera = view;
    fire('move');
  };
  return { map, told, moves, fire, look };
}

test('tells where the customer looks, and nobody of its own moves', () => {
  const { map, told, moves, look } = draw();
  map.show({ ...first, latitude: 46.21 });
  expect(told).toContain('jump to 46.21');
  expect(moves).toEqual([]);
  look({ latitude: 46.22, longitude: 6.15, zoom: 15 });
  expect(moves).toHaveLength(1);
  expect(moves[0]?.latitude).toBeCloseTo(46.22, 9);
});

test('coming nearer around the middle keeps the point to the last digit', () => {
  const { moves, look } = draw();
  look({ ...first, zoom: 15.5 });
  expect(moves).toEqual([{ ...first, zoom: 15.5 }]);
});

test('a move that changes nothing is nobody’s news, and what is shown already is not shown again', () => {
  const { map, told, moves, look, fire } = draw();
  fire('move');
  look({ latitude: 46.22, longitude: 6.15, zoom: 15 });
  const [moved] = moves;
  if (moved) map.show(moved);
  expect(moves).toHaveLength(1);
  expect(told.filter((one) => one.startsWith('jump'))).toEqual([]);
});

test('a map that is not seen after 20 s has failed; one that was seen, or is gone, has not', () => {
  const slow = draw();
  vi.advanceTimersByTime(20_000);
  expect(slow.told).toContain('failed');
  const quick = draw();
  quick.fire('load');
  const closed = draw();
  closed.map.remove();
  vi.advanceTimersByTime(60_000);
  expect(quick.told).toEqual(['no rotation', 'drawn']);
  expect(closed.told).toEqual(['no rotation', 'removed']);
});

test('a graphics card that is lost takes the map with it', () => {
  const { told, fire } = draw();
  fire('load');
  fire('webglcontextlost');
  expect(told.at(-1)).toBe('failed');
});
