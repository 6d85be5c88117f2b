const folded = (character: string): string => {
  const base = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[\p{L}\p{N}]$/u.test(base) ? base : ' ';
};

/**
 * A text cut in three around the first place where the query stands in it, without regard to case, accents and
 * hyphens; the middle is empty where it stands nowhere.
 */
export function matchOf(text: string, query: string): readonly [before: string, match: string, after: string] {
  const characters = [...text];
  const wanted = [...query.trim()].map(folded).join('');
  const start = wanted === '' ? -1 : characters.map(folded).join('').indexOf(wanted);
  if (start < 0) return [text, '', ''];
  const end = start + wanted.length;
  return [characters.slice(0, start).join(''), characters.slice(start, end).join(''), characters.slice(end).join('')];
}
