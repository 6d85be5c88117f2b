import { foldText } from '#domain/plain-text.ts';

/** The words of a text, folded: whatever is neither letter nor digit separates them. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Spellings people run together: 'Mont-Blanc' as 'montblanc', "d'Aïre" as 'daire'. */
export function joinedSpellings(text: string): { joined: string; parts: string[] }[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}'’-]+/u)
    .map((group) => group.split(/['’-]+/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 1)
    .map((parts) => ({ joined: parts.join(''), parts }));
}
