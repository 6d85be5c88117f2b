import type { Language } from '#contract/enumerations.ts';

export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}
