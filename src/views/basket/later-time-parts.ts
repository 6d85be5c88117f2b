import { laterPart } from '../later/later-part.tsx';
import type { Texts } from '../later/use-texts.ts';
import { ScheduledTime } from '../when/later-scheduled-time.tsx';

/** Why a time is chosen that the customer did not choose. */
export const PresetNote = laterPart(async (texts) => {
  const [part] = await Promise.all([import('../notices/PresetNote.tsx'), texts.load('notices')]);
  return part.PresetNote;
});

/** Brings what the page of a basket for later shows, which is then drawn at once. */
export const bringTimeParts = (texts: Texts) => Promise.all([ScheduledTime.bringAhead(texts), PresetNote.bringAhead(texts)]);
