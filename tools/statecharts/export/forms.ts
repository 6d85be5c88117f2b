import type { AnyModel } from '#tests/machines/harness/any-model.ts';
import type { Exported } from './lost.ts';
import { toMermaid } from './mermaid.ts';
import { toScxml } from './scxml.ts';
import { toStately } from './stately.ts';

/** A form that a chart is exported to. */
export type Form = {
  /** How its files end. */
  readonly ending: string;
  readonly mediaType: string;
  readonly of: (model: AnyModel) => Exported;
};

/** Every form, by the word that asks for it. */
export const forms = {
  stately: { ending: '.stately.json', mediaType: 'application/json', of: toStately },
  scxml: { ending: '.scxml', mediaType: 'application/scxml+xml', of: toScxml },
  mermaid: { ending: '.mmd', mediaType: 'text/plain', of: toMermaid },
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof forms;

/** Whether a word asks for a form. */
export const isFormName = (word: string): word is FormName => Object.keys(forms).includes(word);
