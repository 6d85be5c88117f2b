import { expect, test } from 'vitest';
import { viewMoved } from '#src/maps/pin/pin-moved.ts';

const before = { latitude: 46.2044, longitude: 6.1432, zoom: 15 };

test('a move that changes nothing, but for the error of reckoning, is no news', () => {
  expect(viewMoved(before, { latitude: 46.2044 + 1e-12, longitude: 6.1432 - 1e-12, zoom: 15 })).toBeNull();
});

test('coming nearer around the middle keeps the point to the last digit', () => {
  expect(viewMoved(before, { latitude: 46.2044 + 1e-12, longitude: 6.1432, zoom: 15.5 })).toEqual({ ...before, zoom: 15.5 });
});

test('a move is told where it went', () => {
  expect(viewMoved(before, { latitude: 46.22, longitude: 6.15, zoom: 15 })).toEqual({ latitude: 46.22, longitude: 6.15, zoom: 15 });
});
