import { foldText } from './plain-text.ts';

/** The words of a text, folded: whatever is neither letter nor digit separates them. */
export const foldedWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
