import { describe, expect, it } from 'vitest';
import { greatCircleMetres } from '#server/gazetteer/great-circle.ts';
import { houseNumberAt, numbersOutside, positionOfHouse } from '#server/gazetteer/house-numbers.ts';
import { nearestOnLine } from '#server/gazetteer/line-geometry.ts';
import { bankOf, landmarkPlaces, streetSections } from './geneva.ts';

describe('the streets as data', () => {
  it('are as many as promised, each section once', () => {
    const streets = new Set(streetSections.map(({ name, city }) => `${name}|${city}`));
    const sections = new Set(streetSections.map(({ name, postcode, city }) => `${name}|${postcode}|${city}`));
    expect(streets.size).toBeGreaterThanOrEqual(420);
    expect(sections.size).toBe(streetSections.length);
  });

  it.each(streetSections.map((section) => [`${section.name}, ${section.postcode}`, section] as const))('%s is sound', (_, section) => {
    expect(section.line.length).toBeGreaterThanOrEqual(2);
    expect(section.line.length).toBeLessThanOrEqual(5);
    for (const [latitude, longitude] of section.line) {
      expect(latitude > 46.12 && latitude < 46.37).toBe(true);
      expect(longitude > 5.95 && longitude < 6.32).toBe(true);
    }
    for (const [span, rest] of [
      [section.odd, 1],
      [section.even, 0],
    ] as const) {
      if (span !== null) expect([span[0] % 2, span[1] % 2, span[0] <= span[1]]).toEqual([rest, rest, true]);
    }
    expect(section.odd ?? section.even).not.toBeNull();
    expect(new Set(section.line.map(([latitude, longitude]) => bankOf({ latitude, longitude }))).size).toBe(1);
  });

  it('every house number stands within its street, and a house is found back there', () => {
    for (const section of streetSections) {
      const latitudes = section.line.map(([latitude]) => latitude);
      const longitudes = section.line.map(([, longitude]) => longitude);
      for (const span of [section.odd, section.even]) {
        if (span === null) continue;
        for (let houseNumber = span[0]; houseNumber <= span[1]; houseNumber += 2) {
          const { latitude, longitude } = positionOfHouse(section, houseNumber);
          expect(latitude >= Math.min(...latitudes) - 1e-9 && latitude <= Math.max(...latitudes) + 1e-9).toBe(true);
          expect(longitude >= Math.min(...longitudes) - 1e-9 && longitude <= Math.max(...longitudes) + 1e-9).toBe(true);
          expect(numbersOutside(section, houseNumber)).toBe(0);
          const found = houseNumberAt(section, nearestOnLine(section.line, { latitude, longitude }).fraction);
          expect(greatCircleMetres(positionOfHouse(section, found ?? Number.NaN), { latitude, longitude })).toBeLessThan(1);
        }
      }
    }
  });

  it('places stand on streets that are known', () => {
    const known = new Set(streetSections.map(({ name, postcode }) => `${name}, ${postcode}`));
    expect(landmarkPlaces.length).toBeGreaterThanOrEqual(60);
    for (const { street, postcode } of landmarkPlaces) expect(known).toContain(`${street}, ${postcode}`);
  });
});
