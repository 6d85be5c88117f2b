import type { Language } from '#contract/enumerations.ts';

type DemoClockWords = { readonly label: string; readonly is: string; readonly pace: (pace: number) => string };

export const DEMO_CLOCK_WORDS: Readonly<Record<Language, DemoClockWords>> = {
  en: { label: 'Demo clock', is: 'Demo clock:', pace: (pace) => (pace === 1 ? '' : `, ${pace} times as fast`) },
  fr: {
    label: 'Horloge de démonstration',
    is: 'Horloge de démonstration\u00a0:',
    pace: (pace) => (pace === 1 ? '' : `, ${pace} fois plus vite`),
  },
};
