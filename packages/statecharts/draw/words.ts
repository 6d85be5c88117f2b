import { inWords } from '../state-nodes.ts';

/** A length of time for people; `milliseconds` is whole. */
export const duration = (milliseconds: number): string => {
  if (milliseconds >= 3_600_000 && milliseconds % 3_600_000 === 0) return `${milliseconds / 3_600_000} h`;
  if (milliseconds >= 60_000 && milliseconds % 60_000 === 0) return `${milliseconds / 60_000} min`;
  return milliseconds >= 1000 ? `${milliseconds / 1000} s` : `${milliseconds} ms`;
};

/** A guard's name without its article, as the start of a line: 'the bank says yes' is 'Bank says yes'. */
export const claim = (guard: string): string => inWords(guard.replace(/^(?:the|an?) /, ''));

/** An event's type in words: 'pay.pressed' is 'Pay pressed'. */
export const eventInWords = (type: string): string => (type === '*' ? 'Anything else' : inWords(type.replace(/\.\*$/, ' …')));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const anchor = (path: string): string => path.replaceAll('.', '-');

/** Sections of the specification for people: '§1.4 §2.8'. */
export const sectionWords = (section: string): string =>
  section
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => `§${one}`)
    .join(' ');

export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
