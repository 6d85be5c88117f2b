import { LANGUAGES, type Language } from '#contract/enumerations.ts';

/** The language that an address asks for; null where it names none of ours. */
export const languageAsked = (search: string): Language | null => {
  const asked = new URLSearchParams(search).get('lang');
  return LANGUAGES.find((language) => language === asked) ?? null;
};
