import type { PageRecord } from '#contract/page-record.ts';
import { h } from './dom.ts';

const LANGUAGES = { en: 'English', fr: 'French' } as const;

/** Where and when a record was kept, in a sentence. */
export const aboutRecord = ({ release, language, page, events, forgotten }: PageRecord): HTMLElement =>
  h(
    'p',
    { class: 'aside' },
    `Release ${release}, ${LANGUAGES[language]}, page ${page}: ${events.length} events${forgotten > 0 ? `, ${forgotten} before them were forgotten` : ''}.`,
  );
