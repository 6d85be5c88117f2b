import { expect, test } from 'vitest';
import type { PinView } from '#machines/map-pin/pin-view.ts';
import type { DrawMap, MapRequest } from '#src/maps/drawn-map.ts';
import { orElseDraw } from '#src/maps/or-else-draw.ts';

const view: PinView = { latitude: 46.2044, longitude: 6.1432, zoom: 15 };
const elsewhere: PinView = { ...view, latitude: 46.21 };

function drawTwo({ firstThrows = false, secondComes = true } = {}) {
  const told: string[] = [];
  const asked: MapRequest[] = [];
  const drawing =
    (name: string, throws: boolean): DrawMap =>
    (request) => {
      if (throws) throw new Error('no graphics');
      asked.push(request);
      told.push(`${name} at ${request.view.latitude}`);
      return { show: ({ latitude }) => told.push(`${name} shows ${latitude}`), remove: () => told.push(`${name} removed`) };
    };
  const bringSecond = () => (secondComes ? Promise.resolve(drawing('second', false)) : Promise.reject(new Error('offline')));
  const request: MapRequest = {
    container: undefined as never,
    view,
    zooms: { farthest: 11, nearest: 17 },
    language: 'en',
    onDrawn: () => told.push('drawn'),
    onFailed: () => told.push('failed'),
    onMoved: ({ latitude }) => told.push(`moved to ${latitude}`),
  };
  const map = orElseDraw(drawing('first', firstThrows), bringSecond)(request);
  return { map, told, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the second draws in place of a first that fails, where the customer looks by then', async () => {
  const { map, told, asked } = drawTwo();
  asked[0]?.onMoved(elsewhere);
  asked[0]?.onFailed();
  await settled();
  asked[1]?.onDrawn();
  map.show(view);
  map.remove();
  expect(told).toEqual([
    'first at 46.2044',
    'moved to 46.21',
    'first removed',
    'second at 46.21',
    'drawn',
    'second shows 46.2044',
    'second removed',
  ]);
});

test('a first that cannot even begin is replaced too', async () => {
  const { told } = drawTwo({ firstThrows: true });
  await settled();
  expect(told).toEqual(['second at 46.2044']);
});

test('a map that was seen is not exchanged: its loss is told', async () => {
  const { told, asked } = drawTwo();
  asked[0]?.onDrawn();
  asked[0]?.onFailed();
  await settled();
  expect(told).toEqual(['first at 46.2044', 'drawn', 'failed']);
});

test('that neither can be had is told', async () => {
  const { told, asked } = drawTwo({ secondComes: false });
  asked[0]?.onFailed();
  await settled();
  expect(told).toEqual(['first at 46.2044', 'first removed', 'failed']);
});

test('who has closed it meanwhile gets no second', async () => {
  const { map, told, asked } = drawTwo();
  asked[0]?.onFailed();
  map.remove();
  await settled();
  expect(told).toEqual(['first at 46.2044', 'first removed']);
});
