import type { AnyModel } from '#tests/machines/harness/any-model.ts';
import { boxesIn, type Box, type Way } from './chart.ts';
import { refusalSentence, type Sentence } from './refusal-sentences.ts';
import { claim, uncapital } from './words.ts';

const afterSoLong = /^After \d+ (?:ms|s|min|h)$/;

/** A way's own texts: its words unless they are its guard's or a length of time, its guard, its note. */
const textsOfWay = ({ words, guard, note }: Way): readonly string[] => [
  ...(afterSoLong.test(words) || (guard !== null && words === claim(guard)) ? [] : [words]),
  guard ?? '',
  note,
];

/** Texts that differ in their first letter's size only are one; the first one met stands for both. */
const once = (texts: readonly string[]): readonly string[] => {
  const met = new Map<string, string>();
  for (const text of texts) if (text !== '' && !met.has(uncapital(text))) met.set(uncapital(text), text);
  return [...met.values()];
};

/** What customers read of the refusals that a flow is asked about, as the shop says it in both languages. */
export const refusalsOf = (model: AnyModel): readonly Sentence[] =>
  (model.questions ?? []).flatMap(({ refusal }) => (refusal ? [refusalSentence(refusal.reason)] : []));

/**
 * Every text of a flow that its page shows and that needs its own French, in the order of the chart. What is composed of them
 * ('if the bank says yes', 'Card refused, then Order placed') follows from them.
 */
export const textsOf = (model: AnyModel, root: Box): readonly string[] =>
  once([
    model.title,
    model.sentence,
    model.usedBy,
    ...boxesIn(root).flatMap((box) => [box.title, box.description, box.sentence, box.shows, ...box.asks, ...box.ways.flatMap(textsOfWay)]),
    ...model.inputs.map(({ says }) => says),
    ...model.events.map(({ says }) => says),
    ...(model.questions ?? []).flatMap(({ when, answer }) => [when, answer]),
    ...refusalsOf(model).map(({ en }) => en),
  ]);
