import { longFormsOf } from './address-words.ts';
import { editDistance } from '#domain/edit-distance.ts';

/** What one slip costs; more than anything that a spelling without slips can cost. */
export const SLIP_COST = 15;

const LONG_FORM_COST = 0.3;
const prefixCost = (typed: string, word: string): number => 0.5 + 2 * (1 - typed.length / word.length);

const slipsAllowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

function slipCost(typed: string, word: string): number | null {
  const wholeLimit = typed.length >= 3 ? slipsAllowed(word.length) : 0;
  if (wholeLimit > 0) {
    const slips = editDistance(typed, word, wholeLimit, false);
    if (slips <= wholeLimit) return slips * SLIP_COST;
  }
  const beginningLimit = slipsAllowed(typed.length);
  if (beginningLimit === 0 || word.length <= typed.length) return null;
  const slips = editDistance(typed, word, beginningLimit, true);
  return slips <= beginningLimit ? slips * SLIP_COST + prefixCost(typed, word) : null;
}

/** What it costs to take a typed word for a word (0 is the word itself), or null where it can't be meant. Both are folded. */
export function spellingCost(typed: string, word: string, withSlips: boolean): number | null {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return prefixCost(typed, word);
  return withSlips && !/\d/.test(typed) ? slipCost(typed, word) : null;
}

const wordCost = (typed: string, word: string, longForms: readonly string[], withSlips: boolean): number | null =>
  word !== typed && longForms.includes(word) ? LONG_FORM_COST : spellingCost(typed, word, withSlips);

/** The words of a vocabulary that a typed word may mean, each with its cost (0 is the word itself); `others` are what it stands for in this city. */
export function matchingWords(
  typed: string,
  vocabulary: Iterable<string>,
  withSlips: boolean,
  others: readonly string[] = [],
): Map<string, number> {
  const longForms = [...longFormsOf(typed), ...others];
  const costs = new Map<string, number>();
  for (const word of vocabulary) {
    const cost = wordCost(typed, word, longForms, withSlips);
    if (cost !== null) costs.set(word, cost);
  }
  return costs;
}
