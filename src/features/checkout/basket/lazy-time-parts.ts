import { lazyPart } from '#src/lazy/lazy-part.tsx';

export const PresetNote = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('../notices/PresetNote.tsx'), texts.load('notices')]);
  return part.PresetNote;
});

export const TimeTrouble = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('#src/features/time/schedule/TimeTrouble.tsx'), texts.load('schedule')]);
  return part.TimeTrouble;
});
