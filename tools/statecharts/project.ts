import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
export const refusalSentence = (reason: string): string => {
  const sentence = (sentences ??= readSentences()).get(reason);
  if (!sentence) throw new Error(`the shop has no sentence for ${reason}`);
  return sentence;
};

const WORDS: Project['words'] = {
  index: {
    title: 'How the shop behaves',
    asks: 'Ask: card declined, slot full, second tab …',
    claims: 'What always holds, and what never happens: proved',
  },
  claims: {
    title: 'What is always true of a purchase',
    how: 'Each move is computed by the storefront’s own charts, with their children, beside a small chart of the server and one of the bank (decision 105). Nothing is drawn by lot: every order in which things can happen is gone through to its end, faults come as often as they like, and any wait may be the next to end. ‘Leads to’ is promised without the customer: once no more faults happen, answers arrive and waits end.',
    worlds: {
      one: 'One page',
      two: 'Two tabs at the same moment',
      tabs: 'Two tabs, loaded anew',
      press: 'Two tabs, one press',
      reasons: 'Every refusal',
      sessions: 'Sessions that end',
      everything: 'Everything at once',
      customers: 'One customer after another',
    },
  },
};

export const project = (): Project => ({
  sentenceOf: refusalSentence,
  harmlessFields: { file: fileOf('../../contract/harmless-fields.ts'), exported: 'harmlessFields' },
  systems: [
    {
      system: checkoutSystem,
      file: fileOf('systems/checkout-system.ts'),
      exported: 'checkoutSystem',
      from: '#tools/statecharts/systems/checkout-system.ts',
    },
    {
      system: courierSystem,
      file: fileOf('systems/courier-system.ts'),
      exported: 'courierSystem',
      from: '#tools/statecharts/systems/courier-system.ts',
    },
  ],
  claims: JSON.parse(read('benchmarks/claims.json')) as ClaimsRecord,
  akin: AKIN,
  words: WORDS,
});
