import { typedMark } from '#contract/typed-text.ts';
import { foldText } from '#domain/plain-text.ts';

const folded = (character: string): string => {
  const base = foldText(character);
  return /^[\p{L}\p{N}]+$/u.test(base) ? base : ' ';
};

/**
 * A text cut in three around the first place where the query stands in it, without regard to case, accents and
 * hyphens; the middle is empty where it stands nowhere.
 */
export function matchOf(text: string, query: string): readonly [before: string, match: string, after: string] {
  const characters = [...text];
  const plain = characters.map(folded);
  const wanted = [...typedMark(query)].map(folded).join('');
  const start = wanted === '' ? -1 : plain.join('').indexOf(wanted);
  if (start < 0) return [text, '', ''];
  // A ligature is two letters once it is folded: what begins or ends within one takes the whole of it.
  const ends = plain.map((_, index) => plain.slice(0, index + 1).join('').length);
  const first = ends.findIndex((end) => end > start);
  const next = ends.findIndex((end) => end >= start + wanted.length) + 1;
  return [characters.slice(0, first).join(''), characters.slice(first, next).join(''), characters.slice(next).join('')];
}
