import type { Language } from '#contract/enumerations.ts';

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

/** Where the marketplace delivers, as an answer begins: 'In Geneva and Lyon', 'À Genève et à Lyon'; in general words where no city is known. */
export function inCities(cities: readonly string[], language: Language): string {
  if (language === 'fr')
    return cities.length === 0
      ? 'Dans les villes de nos commerces'
      : `À ${listed(
          cities.map((name, at) => (at === 0 ? name : `à ${name}`)),
          'et',
        )}`;
  return `In ${cities.length === 0 ? 'the cities of our stores' : listed(cities, 'and')}`;
}
