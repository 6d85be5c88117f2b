import { afterAll, describe, expect, test } from 'vitest';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { createTexts } from '#src/texts/texts.ts';
import { doorNote, doorText } from '#src/features/address/door-text.ts';
import { toAddressPlace, toFieldPlace } from '#src/features/account/addresses/address-place.ts';
import { searchCoordinates } from '#src/features/address/search-coordinates.ts';
import { placeText } from '#src/features/address/place-text.ts';
import { distanceText } from '#src/features/address/map/distance-text.ts';
import { rideText } from '#src/features/orders/tracking/ride-text.ts';

const { i18n } = createTexts('en');
const ZURICH = 'Europe/Zurich';

describe('what is told of a door, a place, a way', () => {
  test.each([
    [{ floor: '3', entry_code: '12B', comment: 'Ring twice' }, 'Floor 3, entry code 12B · Ring twice'],
    [{ floor: '-1', entry_code: '', comment: '' }, 'Floor -1'],
    [{ floor: 'Ground floor', entry_code: '', comment: '' }, 'Ground floor'],
    [{ floor: '', entry_code: '7', comment: '' }, 'entry code 7'],
    [{ floor: '', entry_code: '', comment: 'Ring' }, 'Ring'],
    [{ floor: '3a', entry_code: '', comment: '' }, '3a'],
    [{ floor: 'A3', entry_code: '', comment: '' }, 'A3'],
    [{ floor: '12', entry_code: '', comment: '' }, 'Floor 12'],
    [{ floor: '', entry_code: '', comment: '' }, ''],
  ])('%o', (door, words) => expect(doorText(i18n, door)).toBe(words));

  test.each([
    [3, '10 m'],
    [44, '40 m'],
    [45, '50 m'],
    [994, '990 m'],
    [999, '1,000 m'],
    [1_000, '1 km'],
    [2_449, '2.4 km'],
  ])('%d metres are %s', (metres, words) => expect(distanceText(i18n, metres)).toBe(words));

  test('a place of an address keeps what an address keeps, and shows the customer’s words', () => {
    const place = {
      latitude: 46.2,
      longitude: 6.1,
      address: 'Rue 1',
      country: 'Switzerland',
      country_code: 'CH',
      city1: 'Genève',
      city_code: '1201',
    } as unknown as CurrentLocation;
    const kept = { latitude: 46.2, longitude: 6.1, address: 'Rue 1', country: 'Switzerland', country_code: 'CH' };
    expect(toAddressPlace(place)).toEqual(kept);
    expect(toFieldPlace(kept, 'Home')).toEqual({
      ...kept,
      address: 'Home',
      city1: '',
      city2: '',
      city3: '',
      country_code_2: '',
      city_code: '',
    });
    expect(placeText(i18n, 'Rue de Carouge 12, 1205 Genève')).toBe('Rue de Carouge 12, 1205 Genève');
    expect(searchCoordinates({ is: 'somewhere', place } as never)).toEqual({ latitude: 46.2, longitude: 6.1 });
    expect(searchCoordinates({ is: 'nowhere', place } as never)).toEqual(searchCoordinates({ is: 'somewhere', place: null } as never));
  });

  test.each([
    [{ metresLeft: 850, minutesLeft: 4, at: Date.parse('2026-03-05T14:15:00Z') }, '850 m away, about 4 min, updated 15:15'],
    [{ metresLeft: 0, minutesLeft: 0, at: null }, 'At the door'],
    [{ metresLeft: null, minutesLeft: 2, at: null }, 'about 2 min'],
    [{ metresLeft: null, minutesLeft: null, at: null }, 'On the way'],
  ])('a ride, %o', (words, text) => expect(rideText(i18n, words as never, ZURICH)).toBe(text));
});

describe('a note for whoever comes to a saved door', () => {
  afterAll(() => void createTexts('en'));
  test.each([
    ['en', { floor: '3', entry_code: '4812', comment: 'Ring twice' }, 'Floor 3, entry code 4812. Ring twice'],
    ['en', { floor: '', entry_code: '4812', comment: '' }, 'Entry code 4812'],
    ['en', { floor: '3rd floor', entry_code: '', comment: '👋 Ring' }, '3rd floor. 👋 Ring'],
    ['en', { floor: '', entry_code: '', comment: '' }, ''],
    ['fr', { floor: '3', entry_code: '4812', comment: 'Sonnez' }, 'Étage 3, code d’entrée 4812. Sonnez'],
  ] as const)('in %s, %o is a note to whoever comes', async (language, door, note) => {
    const texts = createTexts(language);
    await texts.load('frame');
    expect(doorNote(texts.i18n, door)).toBe(note);
  });
});
