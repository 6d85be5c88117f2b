import { LANGUAGES, type Language } from '#contract/enumerations.ts';

/** The language of a page whose address names none, to whoever wishes for none. */
const PLAIN: Language = 'en';

/** The address by which a page is had in one language, whoever asks for it: the plain one is English. */
export const addressIn = (address: string, language: Language): string =>
  language === PLAIN ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** The path of a page as it is in a city, by the city's name in addresses; null for the city that is shown to whoever names none. */
export const pathInCity = (path: string, city: string | null): string =>
  city === null ? path : `${path}${path.includes('?') ? '&' : '?'}city=${encodeURIComponent(city)}`;

/** What one page is called in every language: by language, and `x-default` for whoever wishes for none of them. */
export const addressesOf = (address: string): readonly (readonly [language: Language | 'x-default', address: string])[] => [
  ...LANGUAGES.map((language) => [language, addressIn(address, language)] as const),
  ['x-default', address],
];
