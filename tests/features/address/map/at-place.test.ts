import { expect, test } from 'vitest';
import type { MapPinView } from '#machines/map-pin/map-pin.view.ts';
import { isAtPlace } from '#src/features/address/map/at-place.ts';

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
