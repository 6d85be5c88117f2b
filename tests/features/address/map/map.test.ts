import { expect, test, vi } from 'vitest';
import type { MapPinView } from '#machines/map-pin/map-pin.view.ts';
import { isAtPlace } from '#src/features/address/map/at-place.ts';
import { distanceText } from '#src/features/stores/distance-text.ts';
import { readColours } from '#src/maps/map-colours.ts';
import { viewMoved } from '#src/maps/pin/pin-moved.ts';

/** A pin so many metres north of Rue de Carouge 10. */
const pinAt = (metres: number) => {
  const place = { latitude: 46.1972, longitude: 6.1413 };
  return { place, view: { latitude: place.latitude + metres / 111_195, longitude: place.longitude, zoom: 16 } } as unknown as Pick<
    MapPinView,
    'place' | 'view'
  >;
};

test('a pin bears the number of the house it stands at, and of none that the words call farther off', () => {
  expect([0, 49, 51, 120].map((metres) => isAtPlace(pinAt(metres)))).toEqual([true, true, false, false]);
});

test('a distance is told in miles in English, as the specification shows it, and in French in kilometres, of which it is as long', () => {
  expect(distanceText(3, 'en')).toBe('3 miles');
  expect(distanceText(2.5, 'en')).toBe('2.5 miles');
  expect([distanceText(3, 'fr'), distanceText(1, 'fr'), distanceText(12, 'fr')]).toEqual(['5\u00a0km', '2\u00a0km', '19\u00a0km']);
});

test('a map is drawn in the house’s colours though the reader’s are forced upon the page', () => {
  const forced = vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const { style } = element as HTMLElement;
    const isSpared = style.getPropertyValue('forced-color-adjust') === 'none';
    return { color: isSpared ? style.color : 'CanvasText' } as CSSStyleDeclaration;
  });
  const colours = Object.values(readColours(document.body));
  forced.mockRestore();
  expect(colours.length).toBeGreaterThan(5);
  expect(colours).not.toContain('CanvasText');
  expect(document.body.childElementCount).toBe(0);
});

const before = { latitude: 46.2044, longitude: 6.1432, zoom: 15 };

test('a move that changes nothing, but for the error of computing, is no news', () => {
  expect(viewMoved(before, { latitude: 46.2044 + 1e-12, longitude: 6.1432 - 1e-12, zoom: 15 })).toBeNull();
});

test('coming nearer around the middle keeps the point to the last digit', () => {
  expect(viewMoved(before, { latitude: 46.2044 + 1e-12, longitude: 6.1432, zoom: 15.5 })).toEqual({ ...before, zoom: 15.5 });
});

test('a move is told where it went', () => {
  expect(viewMoved(before, { latitude: 46.22, longitude: 6.15, zoom: 15 })).toEqual({ latitude: 46.22, longitude: 6.15, zoom: 15 });
});
