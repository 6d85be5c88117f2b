import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RefusalReason } from '#contract/refusal-reasons.ts';

let sentences: ReadonlyMap<string, string> | null = null;

/** The table of `src/texts/code-texts.ts` is read as text: its macros are only understood by the application's build. */
const readSentences = (): ReadonlyMap<string, string> => {
  const file = readFileSync(fileURLToPath(new URL('../../src/texts/code-texts.ts', import.meta.url)), 'utf8');
  const [, table = ''] = file.split('const refusalTexts');
  return new Map([...table.matchAll(/^ {2}(\w+): msg`([^`]*)`/gm)].map(([, reason = '', text = '']) => [reason, text]));
};

/** What the customer reads, in English, when something is refused for a reason. @throws Error when the shop has no sentence for it */
export const refusalSentence = (reason: RefusalReason): string => {
  const sentence = (sentences ??= readSentences()).get(reason);
  if (!sentence) throw new Error(`the shop has no sentence for ${reason}`);
  return sentence;
};
