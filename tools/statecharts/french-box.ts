import type { Box, Way } from './chart.ts';
import type { Translate } from './translator.ts';

/** A chart whose words are French; a text without French stays as it is. */
export const inFrench = (box: Box, translate: Translate): Box => {
  const say = (text: string): string => (text === '' ? '' : (translate(text) ?? text));
  const way = (one: Way): Way => ({ ...one, words: say(one.words), condition: say(one.condition), note: say(one.note) });
  return {
    ...box,
    title: say(box.title),
    description: say(box.description),
    sentence: say(box.sentence),
    shows: say(box.shows),
    asks: box.asks.map(say),
    ways: box.ways.map(way),
    children: box.children.map((child) => inFrench(child, translate)),
    language: 'fr',
  };
};
