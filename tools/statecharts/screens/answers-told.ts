import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { ERROR_CODES } from '#contract/error-codes.ts';
import { REFUSAL_REASONS } from '#contract/refusal-reasons.ts';
import { SUCCESS_CODES } from '#contract/success-codes.ts';
import type { Said } from './screen.ts';

/** What the contract calls an answer, and what the customer reads of it. */
export type AnswerTold = {
  readonly kind: 'error' | 'success' | 'refusal';
  /** The code of the contract, or the reason beside one. */
  readonly code: string;
  /** What the contract says of it, in its own words. */
  readonly means: string;
  readonly words: Said;
};

/** The tables of the shop's texts, as text: their macros are only understood by the application's build. */
const TABLES = 'src/texts/code-texts.ts';

const namesOf = (table: Readonly<Record<string, string>>) => Object.entries(table).map(([code, means]) => ({ code, means }));

/** Every answer of the contract with what the customer reads. @throws Error where the shop has no words for one */
export function answersTold(home: string): readonly AnswerTold[] {
  const tables = readFileSync(join(home, TABLES), 'utf8');
  const french = new Map(
    PO.parse(readFileSync(join(home, 'locales/fr/codes.po'), 'utf8')).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']),
  );
  const told = (
    kind: AnswerTold['kind'],
    table: string,
    of: readonly { readonly code: string; readonly means: string }[],
  ): readonly AnswerTold[] => {
    const [, behind = ''] = tables.split(`const ${table}:`);
    const [own = ''] = behind.split('\n};');
    const texts = new Map([...own.matchAll(/^ {2}(\w+): msg`([^`]*)`/gm)].map(([, code = '', en = '']) => [code, en]));
    return of.map(({ code, means }) => {
      const en = texts.get(code);
      const fr = en === undefined ? undefined : french.get(en);
      if (en === undefined || !fr) throw new Error(`${TABLES} has no words for ${kind} ${code} in both languages`);
      return { kind, code, means, words: { en, fr } };
    });
  };
  return [
    ...told('error', 'errorTexts', namesOf(ERROR_CODES)),
    ...told(
      'refusal',
      'refusalTexts',
      REFUSAL_REASONS.map((code) => ({ code, means: code.replaceAll('_', ' ') })),
    ),
    ...told('success', 'successTexts', namesOf(SUCCESS_CODES)),
  ];
}
