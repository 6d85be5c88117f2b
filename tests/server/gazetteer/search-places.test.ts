import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '#domain/plain-text.ts';
import { withoutDoor } from '#server/gazetteer/looser-query.ts';
import { landmarkPlaces, postcodeAreas, searchPlaces, streetSections } from './geneva.ts';

const firstLabel = (query: string, language?: string): string | undefined => searchPlaces(query, 5, language)[0]?.label;

describe('searching an address', () => {
  it('answers a house with its street, number, postcode, town and quarter', () => {
    expect(searchPlaces('Rue de Carouge 12', 3)).toEqual([
      {
        label: 'Rue de Carouge 12',
        detail: '1205 Genève, Plainpalais',
        kind: 'house',
        latitude: expect.closeTo(46.197, 2),
        longitude: expect.closeTo(6.143, 2),
        street: 'Rue de Carouge',
        houseNumber: '12',
        postcode: '1205',
        city: 'Genève',
        district: 'Plainpalais',
        region: 'Genève',
        country: { name: 'Switzerland', code: 'CH', code3: 'CHE' },
      },
    ]);
  });

  it.each([
    ['route de jussy 304', 'Route de Jussy 304'],
    ['304 route de jussy', 'Route de Jussy 304'],
    ['Route de Jussy 304, Jussy', 'Route de Jussy 304'],
  ])('a house of the street that was typed comes before streets that have no such number: %s', (query, label) => {
    const found = searchPlaces(query, 8);
    const firstStreet = found.findIndex(({ kind }) => kind === 'street');
    expect(found[0]?.label).toBe(label);
    expect(found.slice(firstStreet === -1 ? found.length : firstStreet).every(({ kind }) => kind !== 'house')).toBe(true);
  });

  it.each([
    ['12 rue de carouge', 'Rue de Carouge 12'],
    ['carouge 12', 'Rue de Carouge 12'],
    ['1205 carouge rue', 'Rue de Carouge'],
    ['Rue de Carouge 12, 1205 Genève, Suisse', 'Rue de Carouge 12'],
    ['rue de carouge 12 CH-1205 Geneva', 'Rue de Carouge 12'],
    ['plantamour rue philippe', 'Rue Philippe-Plantamour'],
  ])('forgives the order of the words: %s', (query, label) => expect(firstLabel(query)).toBe(label));

  it.each([
    ['RUE DES PAQUIS', 'Rue des Pâquis'],
    ['rue des pâquis', 'Rue des Pâquis'],
    ['route de vandoeuvres', 'Route de Vandœuvres'],
    ['quai general guisan', 'Quai Général-Guisan'],
    ['rue du mont blanc', 'Rue du Mont-Blanc'],
    ['rue du montblanc', 'Rue du Mont-Blanc'],
    ['rue de l athenee', "Rue de l'Athénée"],
    ['rue de l’athénée', "Rue de l'Athénée"],
    ['avenue daire', "Avenue d'Aïre"],
  ])('forgives accents, case, hyphens and apostrophes: %s', (query, label) => expect(firstLabel(query)).toBe(label));

  it.each([
    ['av wendt', 'Avenue Wendt'],
    ['bd carl-vogt', 'Boulevard Carl-Vogt'],
    ['blvd helvetique', 'Boulevard Helvétique'],
    ['ch. malombré', 'Chemin Malombré'],
    ['rte de florissant', 'Route de Florissant'],
    ['pl. du molard', 'Place du Molard'],
    ['r. de berne', 'Rue de Berne'],
    ['r st-léger', 'Rue Saint-Léger'],
    ['q wilson', 'Quai Wilson'],
  ])('understands the abbreviation: %s', (query, label) => expect(firstLabel(query)).toBe(label));

  it.each([
    ['rue de carogue', 'Rue de Carouge'],
    ['rue de lausane 40', 'Rue de Lausanne 40'],
    ['rue rotschild', 'Rue Rothschild'],
    ['rue de cornavni', 'Rue de Cornavin'],
    ['plainpalis rond point', 'Rond-point de Plainpalais'],
    ['boulevard du pont darve', "Boulevard du Pont-d'Arve"],
    ['avenue pictte de rochmont', 'Avenue Pictet-de-Rochemont'],
    ['rue de la coulouvreniere', 'Rue de la Coulouvrenière'],
    ['rue de la coluvreniere', 'Rue de la Coulouvrenière'],
  ])('forgives typing slips: %s', (query, label) => expect(firstLabel(query)).toBe(label));

  it.each([
    ['rue de car', 'Rue de Carouge'],
    ['avenue de cham', 'Avenue de Champel'],
    ['rue phil plant', 'Rue Philippe-Plantamour'],
  ])('finds while one types: %s', (query, label) => expect(firstLabel(query)).toBe(label));

  it.each([
    ['avenue wendt 7A', '7A'],
    ['avenue wendt 7 a', '7A'],
    ['avenue wendt 12bis', '12bis'],
    ['12 bis avenue wendt', '12bis'],
    ['avenue wendt 12-14', '12'],
  ])('reads the house number of %s', (query, houseNumber) =>
    expect(searchPlaces(query, 1)[0]).toMatchObject({ kind: 'house', houseNumber }),
  );

  it('tells a number that belongs to the name from a house number', () => {
    expect(firstLabel('rue du 31 décembre')).toBe('Rue du 31-Décembre');
    expect(firstLabel('rue du 31 décembre 31')).toBe('Rue du 31-Décembre 31');
    expect(firstLabel('3 rue du 31 décembre')).toBe('Rue du 31-Décembre 3');
    expect(firstLabel('rue du 3')).toBe('Rue du 31-Décembre');
  });

  it.each([
    'Rue de Carouge 12, 3ème étage',
    'Rue de Carouge 12, 3e étage',
    'Rue de Carouge 12, étage 3',
    'Rue de Carouge 12, 1205 Genève, 2nd floor',
    'Rue de Carouge 12 floor 2',
    'Rue de Carouge 12, rez-de-chaussée',
    'Rue de Carouge 12, ground floor',
    'Rue de Carouge 12, 2. Stock',
    'Rue de Carouge 12, 4. OG',
    'Rue de Carouge 12 app 4',
    'Rue de Carouge 12, appartement 4B',
    'Rue de Carouge 12, apt. 4',
    'Rue de Carouge 12, flat 4',
    'Rue de Carouge 12, Wohnung 4, 1205 Genève',
    'Rue de Carouge 12, bât. B, porte 3',
    'chez Mme D., Rue de Carouge 12',
    'chez Mme Dupont Rue de Carouge 12',
    'c/o Dupont, Rue de Carouge 12',
    'Rue de Carouge 12, c/o Dupont',
    'bei Müller, Rue de Carouge 12',
    'ruedecarouge 12',
    'Ruedecarouge 12, 3e étage',
    'Rue de Carouge 12, 01205',
    '\u202aRue de Car\u200bouge １２\u202c',
  ])('finds the house in %j', (query) => expect(firstLabel(query)).toBe('Rue de Carouge 12'));

  it('finds what lies at coordinates, and a postcode with a zero in front', () => {
    for (const query of ['46.1969,6.1428', '46.1969, 6.1428', '46,1969 6,1428', '46.1969 N 6.1428 E', '(46.1969° N, 6.1428° E)'])
      expect(searchPlaces(query, 1)[0], query).toMatchObject({ postcode: '1205', city: 'Genève', kind: 'house' });
    expect(searchPlaces('1.5,2.5', 1)).toEqual([]);
    expect(firstLabel('01205')).toBe('1205 Genève');
    expect(searchPlaces('chez Mme Dupont', 1)).toEqual([]);
  });

  it('takes no street’s or place’s own name for what is said of a door', () => {
    const folded = (text: string) => plainText(text).replace(/[^a-z0-9]+/g, ' ');
    for (const name of [...streetSections.map((section) => section.name), ...landmarkPlaces.map((place) => place.french)])
      for (const query of [name, `${name} 12`, `12 ${name}`]) expect(folded(withoutDoor(query)), query).toBe(folded(query));
  });

  it('chooses the section of a long street by number or postcode', () => {
    expect(searchPlaces('rue de lyon 10', 1)[0]?.postcode).toBe('1201');
    expect(searchPlaces('rue de lyon 100', 1)[0]?.postcode).toBe('1203');
    expect(searchPlaces('rue de lyon 1203', 1)[0]?.postcode).toBe('1203');
  });

  it('answers the street without a number that it cannot have', () => {
    expect(searchPlaces('rue de carouge 999', 1)[0]).toMatchObject({ kind: 'street', houseNumber: null });
  });

  it('still offers the street when the postcode is wrong', () => {
    expect(searchPlaces('rue de carouge 1227', 5).map((place) => place.street)).toContain('Rue de Carouge');
    expect(firstLabel('rue du rhone 12 1207')).toBe('Rue du Rhône 12');
  });
});

describe('searching places and postcodes', () => {
  it.each([
    ['cornavin gare', 'Gare Cornavin'],
    ['cornavin', 'Gare Cornavin'],
    ['gare', 'Gare Cornavin'],
    ['hug', 'Hôpitaux universitaires de Genève (HUG)'],
    ['jet deau', "Jet d'eau"],
  ])('finds the place %s', (query, label) => expect(firstLabel(query)).toBe(label));

  it('names places in the language asked for and understands both', () => {
    expect(firstLabel('airport', 'en')).toBe('Geneva Airport');
    expect(firstLabel('airport', 'fr')).toBe('Aéroport de Genève');
    expect(firstLabel('aéroport', 'en-GB')).toBe('Geneva Airport');
  });

  it('finds every place by its names', () => {
    for (const place of landmarkPlaces) {
      expect(firstLabel(place.french)).toBe(place.french);
      expect(searchPlaces(place.english, 3, 'en').map((found) => found.label)).toContain(place.english);
    }
  });

  it.each([
    ['1205', '1205 Genève'],
    ['CH-1227', '1227 Carouge'],
    ['1213', '1213 Petit-Lancy'],
    ['onex', '1213 Onex'],
    ['versoix', '1290 Versoix'],
  ])('finds the postcode of %s', (query, label) => expect(searchPlaces(query, 3)[0]).toMatchObject({ kind: 'postcode', label }));

  it('takes a few digits as the beginning of a postcode', () => {
    expect(searchPlaces('120', 20).every((place) => place.kind === 'postcode' && place.postcode.startsWith('120'))).toBe(true);
  });

  it('follows a postcode with what lies in it', () => {
    const [first, ...rest] = searchPlaces('1205', 6);
    expect(first?.kind).toBe('postcode');
    expect(rest.map((place) => place.postcode)).toEqual(Array(5).fill('1205'));
    expect(rest.map((place) => place.kind)).toContain('street');
  });
});

describe('the search as a whole', () => {
  it('finds every street first by its own name', () => {
    for (const { name } of streetSections) expect(searchPlaces(name, 1)[0]).toMatchObject({ kind: 'street', street: name });
  });

  it('finds every section by its name, postcode and town, with a house', () => {
    for (const { name, postcode, city, odd, even } of streetSections) {
      const houseNumber = String((odd ?? even)?.[0]);
      expect(searchPlaces(`${name} ${houseNumber}, ${postcode} ${city}`, 1)[0]).toMatchObject({
        kind: 'house',
        street: name,
        houseNumber,
        postcode,
        city,
      });
    }
  });

  it('takes any text without throwing, keeps to the limit and repeats itself', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 220, unit: 'binary' }),
      fc.constantFrom('🍕', "'", '-', '12', '\u0000', 'é'.repeat(200)),
      fc
        .array(fc.constantFrom('rue', 'de', 'carouge', '12', '1205', 'bis', 'a', '31', '🚲', 'xqz', ','), { maxLength: 40 })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: -2, max: 60 }), (query, limit) => {
        const found = searchPlaces(query, limit);
        expect(found.length).toBeLessThanOrEqual(Math.min(50, Math.max(0, limit)));
        expect(searchPlaces(query, limit)).toEqual(found);
        for (const place of found) {
          expect(Number.isFinite(place.latitude) && Number.isFinite(place.longitude)).toBe(true);
          expect(place.district).not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('forgives one swapped pair of letters in any long word of a street', () => {
    const names = streetSections.map(({ name }) => name).filter((name) => /\p{L}{6,}$/u.test(name));
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: 2, max: 4 }), (name, back) => {
        const at = name.length - back;
        const slipped = name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
        expect(searchPlaces(slipped, 8).map((place) => place.street)).toContain(name);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['', '   ', '🍕🍕', '!!!', 'zzzzqqqq'])('answers nothing to %j', (query) => expect(searchPlaces(query, 5)).toEqual([]));

  it('answers something to every letter that begins a street', () => {
    for (const letter of 'abcdefghijlmnpqrstv') expect(searchPlaces(letter, 5)).toHaveLength(5);
  });

  it('gives no answer for a limit that is no number', () => expect(searchPlaces('rue', Number.NaN)).toEqual([]));

  it('knows every postcode of its streets', () => {
    const known = new Set(postcodeAreas.map(({ postcode, city }) => `${postcode} ${city}`));
    for (const { postcode, city } of streetSections) expect(known).toContain(`${postcode} ${city}`);
  });
});
