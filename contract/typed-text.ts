/** What people typed or pasted, read alike at both ends of the wire. It stands in `contract/` because its schemas ask it. */

/** Joiners and selectors of a form, which some scripts and emoji are written with. */
const SELECTOR = String.raw`[\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]`;
/** What nobody sees: controls, direction marks, zero-width spaces, fillers, halves of surrogate pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;
/** The same but for what some script needs: joiners, selectors, and the signs before Arabic figures. */
const NEVER_SEEN = new RegExp(String.raw`(?!${SELECTOR})[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]`, 'gu');
/** What such a joiner or selector may follow: an emoji of a sequence, a keycap, a character with variants, a letter of a script that joins. */
const FORMED = new RegExp(
  [
    String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1F3FB}-\u{1F3FF}]{0,2}(?:[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u200d(?=\p{Extended_Pictographic}))?`,
    String.raw`[\d#*]\ufe0f\u20e3`,
    String.raw`\p{Script=Han}[\ufe00-\ufe02\u{E0100}-\u{E01EF}]`,
    String.raw`(?=\p{L})\p{Script=Mongolian}[\u180b-\u180d\u180f]`,
    `(?=\\p{L})[${'Arab Syrc Mong Nkoo Mand Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Mymr Khmr'
      .split(' ')
      .map((script) => String.raw`\p{Script=${script}}`)
      .join('')}](?:(?!${SELECTOR})\\p{M})*[\u200c\u200d]`,
    `(${SELECTOR})`,
  ].join('|'),
  'gu',
);

const withoutUnseen = (text: string): string =>
  text.replace(NEVER_SEEN, '').replace(FORMED, (formed: string, alone: string | undefined) => (alone === undefined ? formed : ''));

const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/** The blank of braille is a space that `trim` does not know. */
const trimmed = (text: string): string => text.replaceAll('\u2800', ' ').trim();

/** Words of one line, as a name or an address: what nobody sees is taken out, a line break is a space. Empty where nothing can be seen. */
export const typedLine = (text: string): string => trimmed(withoutUnseen(text.replace(BREAKS, ' ').replaceAll('\t', ' ')));

/** Words of several lines, as a note. */
export const typedLines = (text: string): string =>
  trimmed(
    text
      .replace(BREAKS, '\n')
      .replaceAll('\t', ' ')
      .split('\n')
      .map((line) => withoutUnseen(line))
      .join('\n'),
  );

/** The digit of a character of any script: they come in rows of ten that begin with the zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Compatible characters are one (NFKC), and nothing unseen is left. */
const compared = (text: string): string =>
  text.replace(BREAKS, ' ').replaceAll('\t', ' ').normalize('NFKC').replace(UNSEEN, '').normalize('NFKC');

/** What is compared, blanks around it too: digits of all scripts are 0 to 9, dashes of all kinds a hyphen. */
export const comparedText = (text: string): string =>
  compared(text)
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, digitOf);

/** What is compared or counted, as a code, a number or what is searched for (`comparedText`), trimmed. */
export const typedMark = (text: string): string => trimmed(comparedText(text));

const PARTS_OF_NUMBER = /[\s.,\-()[\]/\\|_~·•‧∙⋅・˙'’]/gu;

/**
 * A phone number as it is dialled: digits, with a plus in front where it names its country (`+41`, `0041`, `tel:+41…`).
 * What else is in it stays, for its reader to refuse.
 */
export const typedPhone = (text: string): string =>
  typedMark(text)
    .replace(/^t[eé]l(?:efon|éphone|ephone)?[.:\s]+|^(?:callto|sms):/iu, '')
    .replace(/;.*$/su, '')
    .replace(PARTS_OF_NUMBER, '')
    .replace(/^00(?=.)/, '+');

/** A code that somebody was given, without the quotes it was written in; codes are compared in capitals. */
export const typedCode = (text: string): string =>
  typedMark(typedMark(text).replace(/^[\p{Pi}\p{Pf}\p{Ps}"'`]+|[\p{Pi}\p{Pf}\p{Pe}"'`]+$/gu, ''));

/** Letters of other scripts and names of domains, so that the platform reads nothing else of an address in it. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.\-。]+$/u;

function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || !DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An e-mail address: of an international domain the ASCII form (punycode), without `mailto:`, what it was quoted in
 * and a comma after it. Whether it is one says `isEmail`.
 */
export function typedEmail(text: string): string {
  const [, bare = ''] = /^(?:mailto:)?[<"]*(.*?)[>",;.]*$/is.exec(compared(text).trim()) ?? [];
  const at = bare.lastIndexOf('@');
  return at === -1 ? bare.trim() : bare.slice(0, at + 1).trim() + asciiDomain(bare.slice(at + 1).trim());
}

/** HTML's own rule for an e-mail address, and a dot in its domain: a letter to a bare name reaches nobody. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether an address, read by `typedEmail`, is one that a letter can be sent to. */
export const isEmail = (email: string): boolean => EMAIL.test(email);

/** A password as it is hashed: composed and decomposed letters are one (NFKC), and nothing unseen is in it. */
export const typedPassword = (text: string): string => compared(text).trim();
