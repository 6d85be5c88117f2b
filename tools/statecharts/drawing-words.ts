import type { Kind } from './chart.ts';

/** What each kind of state is called in the legend and by a screen reader. */
export const kindWords: Readonly<Record<Kind, string>> = {
  customer: 'waits for the customer',
  answer: 'waits for an answer',
  time: 'waits for a while',
  instant: 'decides at once',
  blocked: 'went wrong',
  good: 'good end',
  end: 'end',
  group: 'group of states',
};
