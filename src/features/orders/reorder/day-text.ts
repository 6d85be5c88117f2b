/** A day in the city of an order, without its year: '2 March', '2 mars'. `iso` is ISO 8601. */
export const dayText = (iso: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-GB', { day: 'numeric', month: 'long', timeZone }).format(new Date(iso));
