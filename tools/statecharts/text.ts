import { advanceWidths, measuredCharacters } from './advance-widths.ts';

/** A weight of the font that was measured. */
export type Weight = keyof typeof advanceWidths;

const indexOf = new Map([...measuredCharacters].map((character, index) => [character, index]));

/** Thousandths of the font size for a character that was not measured. */
const unmeasured = 620;

/** The width of a line of text in pixels, kerning left out. */
export const textWidth = (text: string, size: number, weight: Weight): number => {
  const widths: readonly number[] = advanceWidths[weight];
  let sum = 0;
  for (const character of text) sum += widths[indexOf.get(character) ?? -1] ?? unmeasured;
  return (sum * size) / 1000;
};

/** Breaks a text into lines of at most `most` pixels where its words allow, without a lonely short last word. */
export const wrap = (text: string, size: number, weight: Weight, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, weight) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const [before, last] = [lines.at(-2), lines.at(-1)];
  if (before !== undefined && last !== undefined && textWidth(last, size, weight) < most * 0.3) {
    const words = before.split(' ');
    const moved = words.length > 2 ? words.pop() : undefined;
    if (moved !== undefined) lines.splice(-2, 2, words.join(' '), `${moved} ${last}`);
  }
  return lines;
};
