import { i18n, type I18n, type Messages } from '@lingui/core';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/*.po');

export type TextGroup =
  | 'frame'
  | 'frame-parts'
  | 'landing'
  | 'stores'
  | 'store'
  | 'diets'
  | 'basket'
  | 'payment'
  | 'payment-parts'
  | 'notices'
  | 'sign-in'
  | 'operator'
  | 'orders'
  | 'active-orders'
  | 'account'
  | 'pages'
  | 'codes'
  | 'schedule'
  | 'cards'
  | 'map'
  | 'checking'
  | 'basket-messages'
  | 'cancellation'
  | 'rating'
  | 'problem'
  | 'reviews'
  | 'reorder'
  | 'home'
  | 'courier'
  | 'wallet-top-up'
  | 'account-deletion'
  | 'referral-code'
  | 'lead';

export type Texts = {
  readonly i18n: I18n;
  readonly language: () => Language;
  readonly loaded: () => readonly TextGroup[];
  readonly load: (...groups: readonly TextGroup[]) => Promise<void>;
  readonly speak: (language: Language) => Promise<void>;
};

export function createTexts(start: Language): Texts {
  let language = start;
  const loaded = new Map<TextGroup, Promise<void>>();
  const fetchGroup = async (group: TextGroup, into: Language) => {
    const load = catalogues[`/locales/${into}/${group}.po`];
    if (load) i18n.load(into, (await load()).messages);
  };
  const loader = (group: TextGroup) =>
    fetchGroup(group, language).catch((error: unknown) => {
      loaded.delete(group);
      throw error;
    });
  i18n.load(start, {});
  i18n.activate(start);
  return {
    i18n,
    language: () => language,
    loaded: () => [...loaded.keys()],
    load: async (...groups) => {
      for (const group of groups) if (!loaded.has(group)) loaded.set(group, loader(group));
      await Promise.all(groups.flatMap((group) => loaded.get(group) ?? []));
    },
    speak: async (next) => {
      if (!LANGUAGES.includes(next)) return;
      await Promise.all([...loaded.keys()].map((group) => fetchGroup(group, next)));
      language = next;
      i18n.activate(next);
    },
  };
}
