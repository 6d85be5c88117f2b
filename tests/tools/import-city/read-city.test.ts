import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCity } from '#server/cities/files/read-city.ts';

const STORE = 'stores/bouchon-des-traboules.json';

describe('the folder of a city', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'city-'));
    cpSync(resolve('content/cities/lyon'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  const troubles = () => {
    const read = readCity(folder);
    return read.ok ? [] : read.troubles;
  };

  test('is read whole, with its net of streets and its map', () => {
    const read = readCity(folder);
    if (!read.ok) throw new Error(read.troubles.join('\n'));
    const { key, prefix, country, stores, gazetteer, map } = read.content;
    expect([key, prefix, country.currencyCode, country.phoneCode, stores.length]).toEqual(['lyon', 'lyon/', 'EUR', '+33', 5]);
    expect(gazetteer.net.ways.length).toBeGreaterThan(200);
    expect(map).toMatchObject({ type: 'FeatureCollection' });
  });

  test.each([
    [STORE, '"price": 1650', '"price": 16.5', `${STORE}: sections.1.items.0.price: must be a whole number`],
    [STORE, '"selected": true', '"minimumAge": 12', `${STORE}: sections.1.items.1.specifications.0.options.0.minimumAge: must be 16 or 18`],
    [STORE, '"price": 1650', '"price": 1650, "minimumAge": 21', `${STORE}: sections.1.items.0.minimumAge: must be 16 or 18`],
    [STORE, '"phone": "+33478550110"', '"phone": "0478550110"', `${STORE}: phone: must be a phone number with its country code`],
    [STORE, '"vatNumber": "FR', '"vatNumber": "', `${STORE}: vatNumber: must be a VAT number`],
    [STORE, '"itemTaxPercent": 10', '"itemTaxPercent": 0', `${STORE}: taxIncluded: there is no tax in the prices`],
    [STORE, '"vatNumber": "FR', '"vatNumber": "IT', `${STORE}: vatNumber: is not of France`],
    [STORE, '["18:30", "22:30"]', '["18:30", "26:30"]', `${STORE}: hours.1`],
    [STORE, '"rating": 4.7', '"rating": 4.7, "stars": 5', `${STORE}: stars: `],
    ['city.json', '"Europe/Paris"', '"Europe/Lyon"', 'city.json: city.timezone: must be a time zone'],
    ['city.json', '"+33"', '"33"', 'city.json: country.phoneCode: must be a country code'],
    ['categories.json', '"tomato"', '"red"', 'categories.json: 1.picture.tint: '],
    ['gazetteer.json', '[45.769, 4.8325]', '[145.769, 4.8325]', 'gazetteer.json: areas.0.centre.0: '],
  ])('says in which file and where something is wrong: %s', (file, from, to, trouble) => {
    change(file, from, to);
    expect(troubles()).toEqual([expect.stringContaining(trouble)]);
  });

  test('says where a file stops being JSON', () => {
    writeFileSync(join(folder, 'vehicles.json'), '[\n  { "key": "bike",\n    oh }\n]\n');
    expect(troubles()).toEqual([expect.stringMatching(/^vehicles\.json: line 3, column 5: /)]);
  });

  test.each([
    [STORE, '"category": "restaurants"', '"category": "cafes"', `${STORE}: category: there is no cafes in categories.json`],
    [STORE, '"bouchon"', '"alpine"', `${STORE}: tags: the category restaurants has no alpine`],
    [STORE, '"latitude": 45.763', '"latitude": 46.2', `${STORE}: address: lies 30.4 miles from the centre, the city serves 7`],
    [STORE, '"postcode": "69005"', '"postcode": "69042"', `${STORE}: address.postcode: gazetteer.json has no 69042`],
    [STORE, '"key": "gratin"', '"key": "quenelle"', `${STORE}: sections: the item quenelle is there twice`],
    ['adverts.json', '"store": "bouchon-des-traboules"', '"store": "gone"', 'adverts.json: quenelles: there is no store gone'],
    ['streets/croix-rousse.json', '"postcode": "69004"', '"postcode": "69044"', 'streets/: 69044 is no postcode of gazetteer.json'],
  ])('says what does not fit together: %s, %s', (file, from, to, trouble) => {
    change(file, from, to);
    expect(troubles()).toEqual([trouble]);
  });

  test('says everything at once, and what is not there', () => {
    change(STORE, '"price": 1650', '"price": -1');
    rmSync(join(folder, 'gazetteer.json'));
    expect(troubles()).toEqual([
      expect.stringContaining(`${STORE}: sections.1.items.0.price: `),
      'gazetteer.json: is not there, or can’t be read',
    ]);
  });
});
