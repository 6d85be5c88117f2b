import { foldText } from './plain-text.ts';

/** The words of a text, folded: whatever is neither letter nor digit separates them. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
