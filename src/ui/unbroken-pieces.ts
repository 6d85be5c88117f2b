/** A postcode with its town ('1205 Genève'), or a word with hyphens ('mi-seigle'), with the punctuation behind it. */
const UNIT = /(?<=^|\s)(?:(?:[A-Z]{1,3}-)?\d{4,5} \p{L}\S*|[^\s-]+(?:-[^\s-]+)+)/gu;

export type TextPiece = { readonly text: string; readonly isUnit: boolean };

export function unbrokenPieces(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    pieces.push({ text: text.slice(end, index), isUnit: false }, { text: unit, isUnit: true });
    end = index + unit.length;
  }
  return [...pieces, { text: text.slice(end), isUnit: false }].filter(({ text: piece }) => piece !== '');
}
