const SEPARATOR = '. ';

/** Whether a note for the courier holds this sentence. */
export const hasSentence = (note: string, sentence: string): boolean => note.includes(sentence);

/** The note with the sentence before what is typed. */
export const withSentence = (note: string, sentence: string): string => (note.trim() === '' ? sentence : `${sentence}${SEPARATOR}${note}`);

/** The note without the sentence, and without what joined it to the rest. */
export const withoutSentence = (note: string, sentence: string): string =>
  note.replace(`${sentence}${SEPARATOR}`, '').replace(`${SEPARATOR}${sentence}`, '').replace(sentence, '');
