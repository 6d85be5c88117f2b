import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { ClaimsRecord } from '#statecharts/claims-record.ts';
import { AKIN } from './akin-words.ts';
import type { Project } from '#statecharts/draw/site.ts';
import { checkoutSystem } from './systems/checkout-system.ts';
import { courierSystem } from './systems/courier-system.ts';

const fileOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const read = (file: string): string => readFileSync(fileOf(`../../${file}`), 'utf8');

let sentences: ReadonlyMap<string, string> | null = null;

/** The table is read as text: its macros are only understood by the application's build. */
const readSentences = (): ReadonlyMap<string, string> => {
  const [, table = ''] = read('src/texts/code-texts.ts').split('const refusalTexts');
  return new Map([...table.matchAll(/^ {2}(\w+): msg`([^`]*)`/gm)].map(([, reason = '', text = '']) => [reason, text]));
};

/** What the customer reads, in English, when something is refused for a reason. @throws Error when the shop has no sentence for it */
export const refusalSentence = (reason: RefusalReason): string => {
  const sentence = (sentences ??= readSentences()).get(reason);
  if (!sentence) throw new Error(`the shop has no sentence for ${reason}`);
  return sentence;
};

export const project = (): Project => ({
  sentenceOf: refusalSentence,
  systems: [
    { system: checkoutSystem, file: fileOf('systems/checkout-system.ts'), exported: 'checkoutSystem' },
    { system: courierSystem, file: fileOf('systems/courier-system.ts'), exported: 'courierSystem' },
  ],
  claims: JSON.parse(read('benchmarks/claims.json')) as ClaimsRecord,
  akin: AKIN,
});
