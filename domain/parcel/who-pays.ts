import { typedLines } from '#contract/typed-text.ts';

/** Stands first in the delivery note of a parcel that is paid at the door; for couriers, in both languages (0-decisions, Prices). */
export const RECEIVER_PAYS = 'Receiver pays / Payé par le destinataire';
const NOTE_MAXIMUM = 500;
const BETWEEN = '. ';

export const PARCEL_NOTE_MAXIMUM = NOTE_MAXIMUM - RECEIVER_PAYS.length - BETWEEN.length;

export function noteWithPayer(note: string, isReceiver: boolean): string {
  const words = typedLines(note);
  if (!isReceiver) return words.slice(0, NOTE_MAXIMUM);
  return (words === '' ? RECEIVER_PAYS : RECEIVER_PAYS + BETWEEN + words).slice(0, NOTE_MAXIMUM);
}

export function readPayer(note: string): { readonly isReceiver: boolean; readonly note: string } {
  if (!note.startsWith(RECEIVER_PAYS)) return { isReceiver: false, note };
  return { isReceiver: true, note: note.slice(RECEIVER_PAYS.length).replace(/^\.\s*/, '') };
}
