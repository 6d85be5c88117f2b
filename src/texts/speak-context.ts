import { useLingui } from '@lingui/react';
import { createContext, use } from 'react';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';

export type Speak = (language: Language) => Promise<void>;

const SpeakContext = createContext<Speak | null>(null);

export const SpeakProvider = SpeakContext.Provider;

/** The language of the moment, and how to change it; `speak` is null where the language is fixed. */
export function useSpeak(): { readonly language: Language; readonly speak: Speak | null } {
  const { i18n } = useLingui();
  return { language: LANGUAGES.find((language) => language === i18n.locale) ?? 'en', speak: use(SpeakContext) };
}
