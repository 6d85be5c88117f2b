const KILOMETRES_PER_MILE = 1.609344;

/** A whole distance in the unit that a language tells it in: '3 miles' in English, as the specification shows it, '5 km' in French. */
export const distanceText = (miles: number, language: string): string =>
  language === 'fr' ? `${Math.round(miles * KILOMETRES_PER_MILE)}\u00a0km` : `${miles} miles`;
