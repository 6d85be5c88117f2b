/** English texts with their French. A key with holes is a pattern: '{n} of {n2} steps'. */
export type Dictionary = Readonly<Record<string, string>>;

/** Says a text in French; null where nobody wrote its French. What is French already stays as it is. */
export type Translate = (text: string) => string | null;

type Part = { readonly hole: string | null; readonly literal: string };
/** A text that a pattern fits begins, ends and goes on with its words: most are told apart by that alone. */
type Pattern = {
  readonly parts: readonly Part[];
  readonly french: string;
  readonly said: number;
  readonly mayFit: (text: string) => boolean;
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first letter made small, but for what is written in capitals. */
const lowered = (text: string): string => (/^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

const beginsLarge = (text: string): boolean => text.charAt(0) !== text.charAt(0).toLowerCase();

const turned = (text: string): string => (beginsLarge(text) ? text.charAt(0).toLowerCase() : text.charAt(0).toUpperCase()) + text.slice(1);

const isPattern = (key: string): boolean => /\{\w+\}/.test(key);

const patternOf = ([key, french]: readonly [string, string]): Pattern => {
  const pieces = key.split(/\{(\w+)\}/);
  const literals = pieces.filter((_, index) => index % 2 === 0);
  const [first = '', last = ''] = [literals[0], literals.at(-1)];
  const longest = literals.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return {
    parts: pieces.map((piece, index) => (index % 2 === 1 ? { hole: piece, literal: '' } : { hole: null, literal: piece })),
    french,
    said: literals.join('').length,
    mayFit: (text) => text.startsWith(first) && text.endsWith(last) && text.includes(longest),
  };
};

/** French elides 'si' before 'il'. */
const elided = (text: string): string => text.replace(/\b(s)i (ils?\b)/gi, '$1’$2');

/**
 * Makes a translator. It finds a text by itself; by itself with another first letter; a guard without its article; a pattern;
 * a list of such texts between commas, or one sentence after the other. A hole `n` holds a number, `raw` anything, `facts` names with values ('tries: 3'), others a
 * text that has its French too; holes of one kind are told apart by a digit.
 */
export const translator = (words: Dictionary): Translate => {
  const entries = Object.entries(words).filter(([, french]) => french !== '');
  const exact = new Map(entries.filter(([key]) => !isPattern(key)));
  const french = new Set(exact.values());
  const found = new Map<string, string | null>();
  const patterns = entries
    .filter(([key]) => isPattern(key))
    .map(patternOf)
    .sort((one, other) => other.said - one.said);

  const single = (text: string): string | null => {
    const own = exact.get(text);
    if (own !== undefined) return own;
    if (french.has(text) || french.has(turned(text))) return text;
    const other = exact.get(turned(text));
    if (other !== undefined) return beginsLarge(text) ? capitalised(other) : lowered(other);
    for (const article of ['the', 'a', 'an']) {
      const guard = beginsLarge(text) ? (exact.get(`${article} ${turned(text)}`) ?? exact.get(`${article} ${text}`)) : undefined;
      if (guard !== undefined) return capitalised(guard);
    }
    return null;
  };

  const fact = (held: string): string => {
    const [name = '', ...value] = held.split(': ');
    return `${translate(name) ?? name}\u202f: ${translate(value.join(': ')) ?? value.join(': ')}`;
  };

  const filled = (hole: string, held: string): string | null => {
    if (/^n\d*$/.test(hole)) return /^\d[\d.,:]*$/.test(held) ? held : null;
    if (hole === 'facts') return held.split(', ').map(fact).join(', ');
    return hole.startsWith('raw') ? held : translate(held);
  };

  const matched = (parts: readonly Part[], text: string): Readonly<Record<string, string>> | null => {
    const [first, next, ...rest] = parts;
    if (first === undefined) return text === '' ? {} : null;
    if (first.hole === null) return text.startsWith(first.literal) ? matched(parts.slice(1), text.slice(first.literal.length)) : null;
    const literal = next?.literal ?? '';
    const ends = literal === '' ? [text.length] : [...text.matchAll(new RegExp(escapedForPattern(literal), 'g'))].map(({ index }) => index);
    for (const end of ends) {
      const held = end === 0 ? null : filled(first.hole, text.slice(0, end));
      const others = held === null ? null : matched(rest, text.slice(end + literal.length));
      if (held !== null && others !== null) return { ...others, [first.hole]: held };
    }
    return null;
  };

  const byPattern = (text: string): string | null => {
    for (const pattern of patterns) {
      const holes = pattern.mayFit(text) ? matched(pattern.parts, text) : null;
      if (holes) return elided(pattern.french.replace(/\{(\w+)\}/g, (hole, name: string) => holes[name] ?? hole));
    }
    return null;
  };

  const byPieces = (text: string): string | null => {
    for (const { index, 0: between } of [...text.matchAll(/, |(?<=[.?!”]) /g)].toReversed()) {
      const head = single(text.slice(0, index)) ?? byPattern(text.slice(0, index));
      const tail = head === null ? null : translate(text.slice(index + between.length));
      if (head !== null && tail !== null) return head + between + tail;
    }
    return null;
  };

  const look = (text: string): string | null => {
    const plain = single(text) ?? byPattern(text);
    if (plain !== null) return plain;
    const other = byPattern(turned(text));
    return other === null ? byPieces(text) : beginsLarge(text) ? capitalised(other) : lowered(other);
  };

  const translate: Translate = (text) => {
    const kept = found.get(text);
    if (kept !== undefined) return kept;
    const said = look(text);
    found.set(text, said);
    // What was composed is French too: it may come back inside of another text.
    if (said !== null && !exact.has(said)) french.add(said);
    return said;
  };
  return translate;
};

const escapedForPattern = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
