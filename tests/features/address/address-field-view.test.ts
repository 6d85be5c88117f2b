import { expect, test } from 'vitest';
import type { AddressSearchView } from '#machines/address-search/address-search.view.ts';
import { home, work } from '#machines/location/location.model.ts';
import { CITY_CENTRE } from '#src/api/whereabouts.ts';
import { toAddressFieldView, UNTOUCHED } from '#src/features/address/address-field.view.ts';

const resting: AddressSearchView = { is: 'resting', text: '', places: [], before: [], trouble: null, taking: false };
const somewhere = { is: 'somewhere', place: home, trouble: null } as const;

test('a field that nobody typed in shows the place that is known, which is then taken without a search', () => {
  expect(toAddressFieldView(UNTOUCHED, resting, somewhere)).toMatchObject({ text: home.address, taken: home, pinStart: home });
});

test('a field that was emptied is empty, although a place is known, and what is meant is searched for', () => {
  expect(toAddressFieldView({ ...UNTOUCHED, typed: '' }, resting, somewhere)).toMatchObject({ text: '', taken: null, pinStart: home });
});

test('where no place is known a pin stands first in the middle of the city', () => {
  expect(toAddressFieldView(UNTOUCHED, resting, { is: 'nowhere', trouble: 'denied' })).toMatchObject({
    text: '',
    taken: null,
    locating: false,
    deviceTrouble: 'denied',
    pinStart: CITY_CENTRE,
  });
});

test('on a page of another city it stands first in the middle of that one, while no place is known', () => {
  const centre = { latitude: 45.76, longitude: 4.8357 };
  expect(toAddressFieldView(UNTOUCHED, resting, { is: 'nowhere', trouble: null }, undefined, centre).pinStart).toBe(centre);
  expect(toAddressFieldView(UNTOUCHED, resting, somewhere, undefined, centre).pinStart).toBe(home);
});

test('a field for a place of its own shows that one, and nothing while there is none; a pin stands there first, else where one looks around', () => {
  expect(toAddressFieldView(UNTOUCHED, resting, somewhere, work)).toMatchObject({ text: work.address, taken: work, pinStart: work });
  expect(toAddressFieldView(UNTOUCHED, resting, somewhere, null)).toMatchObject({ text: '', taken: null, pinStart: home });
});

test('while the device is asked the place of before stands, without a word of trouble', () => {
  expect(toAddressFieldView(UNTOUCHED, resting, { is: 'locating', place: home })).toMatchObject({
    text: home.address,
    locating: true,
    deviceTrouble: null,
  });
});
