const SEPARATOR = '. ';

export const hasSentence = (note: string, sentence: string): boolean => note.includes(sentence);

export const withSentence = (note: string, sentence: string): string => (note.trim() === '' ? sentence : `${sentence}${SEPARATOR}${note}`);

export const withoutSentence = (note: string, sentence: string): string =>
  note.replace(`${sentence}${SEPARATOR}`, '').replace(`${SEPARATOR}${sentence}`, '').replace(sentence, '');
