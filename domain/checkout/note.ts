import type { Language } from '#contract/enumerations.ts';

/** What a customer has the courier do who need not be paid; read by couriers of either language (decision 211). */
export const LEAVE_AT_DOOR: Readonly<Record<Language, string>> = { en: 'Leave it at the door', fr: 'Laissez devant la porte' };

const SEPARATOR = '. ';

export const hasSentence = (note: string, sentence: string): boolean => note.includes(sentence);

export const withSentence = (note: string, sentence: string): string => (note.trim() === '' ? sentence : `${sentence}${SEPARATOR}${note}`);

export const withoutSentence = (note: string, sentence: string): string =>
  note.replace(`${sentence}${SEPARATOR}`, '').replace(`${SEPARATOR}${sentence}`, '').replace(sentence, '');

/** The note of an order that is paid in cash: whoever takes the money meets the customer. */
export const noteInCash = (note: string): string => Object.values(LEAVE_AT_DOOR).reduce(withoutSentence, note);
