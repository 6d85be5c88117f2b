import { describe, expect, test } from 'vitest';
import { parcelEstimate, tripPrice, unitPrice, wayOf, whyNotCarried, type ParcelTariff, type VehicleTerms } from '#domain/parcel/tariff.ts';

const tariff: ParcelTariff = { base: 600, perKm: 180, perMinute: 20, minimum: 800 };
const vehicle = (more: Partial<VehicleTerms> = {}): VehicleTerms => ({ percent: 100, metresPerSecond: 5, farthestMetres: null, ...more });

describe('a way', () => {
  test.each([
    [0, { metres: 0, minutes: 1 }],
    [300, { metres: 300, minutes: 1 }],
    [301, { metres: 301, minutes: 2 }],
    [2_399.6, { metres: 2_400, minutes: 8 }],
  ])('of %s metres is counted at a bicycle’s pace', (metres, expected) => expect(wayOf(metres)).toEqual(expected));

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('of %s metres is none, and is never priced', (metres) => {
    expect(() => wayOf(metres)).toThrow(RangeError);
  });
});

describe('what a way costs', () => {
  const way = { metres: 2_400, minutes: 8 };
  test.each([
    ['base, kilometres and minutes, to the smallest coin: 11.92 is 11.90', vehicle(), way, 1_190],
    ['and 11.94 is 11.95', vehicle(), { metres: 2_412, minutes: 8 }, 1_195],
    ['times the vehicle, which is rounded once: 17.88 is 17.90', vehicle({ percent: 150 }), way, 1_790],
    ['the base for no way at all', vehicle(), { metres: 0, minutes: 0 }, 600],
  ])('%s', (_says, terms, over, expected) => expect(tripPrice(tariff, terms, over)).toBe(expected));

  test('a unit costs what the vehicle makes of it', () => {
    expect([unitPrice(180, vehicle()), unitPrice(180, vehicle({ percent: 133 }))]).toEqual([180, 239]);
  });
});

describe('a vehicle carries a parcel', () => {
  test.each([
    ['as far as it goes', vehicle({ farthestMetres: 2_400 }), null],
    ['and not a metre further', vehicle({ farthestMetres: 2_399 }), 'tooFar'],
    ['over any distance where nothing is said', vehicle(), null],
  ])('%s', (_says, terms, expected) => expect(whyNotCarried(tariff, terms, { metres: 2_400, minutes: 8 })).toBe(expected));

  test('for the least price, and not for less; the distance is said first', () => {
    const short = { metres: 100, minutes: 1 };
    const price = tripPrice(tariff, vehicle(), short);
    expect(whyNotCarried({ ...tariff, minimum: price }, vehicle(), short)).toBeNull();
    expect(whyNotCarried({ ...tariff, minimum: price + 1 }, vehicle(), short)).toBe('belowMinimum');
    expect(whyNotCarried({ ...tariff, minimum: price + 1 }, vehicle({ farthestMetres: 1 }), short)).toBe('tooFar');
    expect(whyNotCarried({ ...tariff, minimum: null }, vehicle(), short)).toBeNull();
  });
});

test.each([
  [5, 2_400, { about: 20, atTheLatest: 35 }],
  [5, 3_000, { about: 20, atTheLatest: 35 }],
  [5, 3_001, { about: 25, atTheLatest: 40 }],
  [10, 3_001, { about: 20, atTheLatest: 35 }],
])('at %s metres a second, %s metres are there in time that a courier needs to come and to ride', (metresPerSecond, metres, expected) => {
  expect(parcelEstimate(vehicle({ metresPerSecond }), wayOf(metres))).toEqual(expected);
});
