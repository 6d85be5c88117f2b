/**
 * About how wide a character of the house's font is, in thousandths of the font size. A drawing stretches each text to the
 * width that is computed here, so that in no typeface it leaves its box.
 */
const widthOf = (character: string): number => {
  if (/[ijlI.,:;!'‘’| ]/.test(character)) return 265;
  if (/[frt()\-/“”"]/.test(character)) return 375;
  if (/[mwMW—…]/.test(character)) return 890;
  return /[A-Z]/.test(character) ? 650 : 590;
};

/** The width of a line of text in pixels. */
export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + widthOf(character), 0) * size) / 1000;

/** Breaks a text into lines of at most `most` pixels where its words allow. */
export const wrap = (text: string, size: number, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
