import type { Kind } from './chart.ts';

/** What a drawing says by itself, beside the words of its chart. */
export type DrawingWords = {
  /** What each kind of state is called in the legend and by a screen reader. */
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly drawingOf: (title: string) => string;
  readonly inEveryState: string;
  readonly whatever: string;
  readonly asks: (asked: readonly string[]) => string;
  readonly quoted: (text: string) => string;
  /** A state for a screen reader; `ways` lead out of it. */
  readonly state: (title: string, kind: string, ways: number) => string;
  /** Between the words of a way that stays and what it does. */
  readonly colon: string;
};

/** In English. */
export const english: DrawingWords = {
  kinds: {
    customer: 'waits for the customer',
    answer: 'waits for an answer',
    time: 'waits for a while',
    instant: 'decides at once',
    blocked: 'went wrong',
    good: 'good end',
    end: 'end',
    group: 'group of states',
  },
  drawingOf: (title) => `Drawing of ${title}`,
  inEveryState: 'In every state',
  whatever: 'Whatever the flow does, this can happen.',
  asks: (asked) => `asks: ${asked.join(', ')}`,
  quoted: (text) => `“${text}”`,
  state: (title, kind, ways) => `${title}: ${kind}. ${ways} ${ways === 1 ? 'way' : 'ways'} out.`,
  colon: ': ',
};

/** In French. */
export const french: DrawingWords = {
  kinds: {
    customer: 'attend le client',
    answer: 'attend une réponse',
    time: 'attend un moment',
    instant: 'décide aussitôt',
    blocked: 'échec',
    good: 'bonne fin',
    end: 'fin',
    group: 'groupe d’états',
  },
  drawingOf: (title) => `Schéma\u202f: ${title}`,
  inEveryState: 'Dans tous les états',
  whatever: 'Quoi que fasse le parcours, cela peut arriver.',
  asks: (asked) => `demande\u202f: ${asked.join(', ')}`,
  quoted: (text) => `«\u202f${text}\u202f»`,
  state: (title, kind, ways) => `${title}\u202f: ${kind}. ${ways} ${ways === 1 ? 'issue' : 'issues'}.`,
  colon: '\u202f: ',
};

/** The words of a drawing in the language of its chart. */
export const wordsOf = ({ language }: { readonly language?: 'fr' }): DrawingWords => (language === 'fr' ? french : english);
