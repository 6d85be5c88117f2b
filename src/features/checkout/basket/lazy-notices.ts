import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

export const PresetNote = lazyPart((texts) => withWords(import('../notices/PresetNote.tsx'), texts.load('notices'), 'PresetNote'));

export const OtherPlace = lazyPart((texts) => withWords(import('../notices/OtherPlace.tsx'), texts.load('notices'), 'OtherPlace'));

export const TimeTrouble = lazyPart((texts) =>
  withWords(import('#src/features/time/schedule/TimeTrouble.tsx'), texts.load('schedule'), 'TimeTrouble'),
);
