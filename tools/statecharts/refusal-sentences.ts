import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import type { RefusalReason } from '#contract/refusal-reasons.ts';

/** What a customer reads, in the languages of the shop. */
export type Sentence = { readonly en: string; readonly fr: string };

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

let sentences: ReadonlyMap<string, Sentence> | null = null;

/** The table of `src/texts/code-texts.ts` is read as text: its macros are only understood by the application's build. */
const readSentences = (): ReadonlyMap<string, Sentence> => {
  const french = new Map(PO.parse(read('locales/fr/codes.po')).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
  const [, table = ''] = read('src/texts/code-texts.ts').split('const refusalTexts');
  return new Map(
    [...table.matchAll(/^ {2}(\w+): msg`([^`]*)`/gm)].map(([, reason = '', en = '']) => [reason, { en, fr: french.get(en) ?? '' }]),
  );
};

/** What the customer reads when something is refused for a reason. @throws Error when the shop has no sentence for it */
export const refusalSentence = (reason: RefusalReason): Sentence => {
  const sentence = (sentences ??= readSentences()).get(reason);
  if (!sentence?.fr) throw new Error(`the shop has no sentence for ${reason} in both languages`);
  return sentence;
};
