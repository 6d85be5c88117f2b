import { fillerWords, wayWords } from './address-words.ts';
import { foldedWords } from '#domain/folded-words.ts';
import type { GazetteerContent, PostcodeForm } from './gazetteer-types.ts';

const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const NUMBER = /^(\d{1,4})(bis|ter|quater|[a-z])?$/;
const LETTER_APART = /^(bis|ter|quater|[a-hj])$/;

export interface QueryToken {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'postcode';
  readonly filler: boolean;
  readonly way: boolean;
}

type ReadFor = Pick<GazetteerContent, 'postcodes' | 'words'>;

export interface Query {
  readonly tokens: readonly QueryToken[];
  readonly text: string;
  /** The words that tell streets apart: neither numbers nor fillers nor kinds of way. */
  readonly core: string;
}

export const isPostcode = (text: string, { digits, prefixes }: PostcodeForm): boolean =>
  text.length === digits && /^\d+$/.test(text) && prefixes.some((prefix) => text.startsWith(prefix));

const tokenOf = (text: string, { postcodes, words }: ReadFor): QueryToken => ({
  text,
  kind: isPostcode(text, postcodes) ? 'postcode' : NUMBER.test(text) ? 'number' : 'word',
  filler: fillerWords.has(text) || words.fillers.includes(text),
  way: wayWords.has(text),
});

/** '12 bis' and '7 A' become one word each; '12 d Aire' stays, unless the letter ends the query. */
function joinNumberLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  words.forEach((word, index) => {
    const before = joined.at(-1);
    const last = index === words.length - 1;
    const letter = LETTER_APART.test(word) && (last || (word !== 'd' && word !== 'a'));
    if (letter && before !== undefined && /^\d{1,3}$/.test(before)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  });
  return joined;
}

const markBefore = ({ mark, digits, prefixes }: PostcodeForm): RegExp =>
  new RegExp(`\\b${mark}[\\s-]*(?=(?:${prefixes.map((prefix) => `${prefix}\\d{${digits - prefix.length}}`).join('|')})\\b)`, 'gi');

export function readQuery(typed: string, city: ReadFor): Query {
  const spelt = typed.slice(0, LONGEST_QUERY).replace(markBefore(city.postcodes), ' ');
  const words = joinNumberLetters(foldedWords(spelt)).slice(0, MOST_WORDS);
  const tokens = words.map((word) => tokenOf(word, city));
  const core = tokens.filter((token) => token.kind === 'word' && !token.filler && !token.way);
  return { tokens, text: words.join(' '), core: core.map((token) => token.text).join(' ') };
}

/** A house number as it is written on the door: '7A', '12bis'. Null for a text that is none, and for 0. */
export function houseNumberOf(text: string): { written: string; value: number } | null {
  const parts = NUMBER.exec(text);
  const value = Number(parts?.[1] ?? 0);
  if (parts === null || value === 0) return null;
  const suffix = parts[2] ?? '';
  return { written: `${value}${suffix.length === 1 ? suffix.toUpperCase() : suffix}`, value };
}
