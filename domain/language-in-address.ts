import { LANGUAGES, type Language } from '#contract/enumerations.ts';

export const languageInAddress = (search: string): Language | null => {
  const asked = new URLSearchParams(search).get('lang');
  return LANGUAGES.find((language) => language === asked) ?? null;
};
