import type { Language } from '#contract/enumerations.ts';

/** Tells the page and the server's next first screen which language is spoken. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}
