import { lazyPart } from '#src/lazy/lazy-part.tsx';
import type { Texts } from '#src/lazy/use-texts.ts';
import { ScheduledTime } from '#src/features/time/lazy-scheduled-time.tsx';

/** Why a time is chosen that the customer did not choose. */
export const PresetNote = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('../notices/PresetNote.tsx'), texts.load('notices')]);
  return part.PresetNote;
});

/** Loads what the page of a basket for later shows, which is then drawn at once. */
export const loadTimeParts = (texts: Texts) => Promise.all([ScheduledTime.preload(texts), PresetNote.preload(texts)]);
