import { foldText } from '#domain/plain-text.ts';

/** Spellings people run together: 'Mont-Blanc' as 'montblanc', "d'Aïre" as 'daire'. */
export const joinedSpellings = (text: string): { joined: string; parts: string[] }[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}'’-]+/u)
    .map((group) => group.split(/['’-]+/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 1)
    .map((parts) => ({ joined: parts.join(''), parts }));
