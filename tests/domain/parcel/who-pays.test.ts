import { expect, test } from 'vitest';
import { noteWithPayer, PARCEL_NOTE_MAXIMUM, readPayer, RECEIVER_PAYS } from '#domain/parcel/who-pays.ts';

test('who pays at the door stands first in the note, in both languages', () => {
  expect(noteWithPayer(' Ring twice ', true)).toBe(`${RECEIVER_PAYS}. Ring twice`);
  expect(noteWithPayer('  ', true)).toBe(RECEIVER_PAYS);
  expect(noteWithPayer(' Ring twice ', false)).toBe('Ring twice');
});

test('the longest note that the form takes is sent whole', () => {
  const note = 'n'.repeat(PARCEL_NOTE_MAXIMUM);
  expect(noteWithPayer(note, true)).toHaveLength(500);
  expect(noteWithPayer(note, true).endsWith(note)).toBe(true);
  expect(noteWithPayer('n'.repeat(600), true)).toHaveLength(500);
  expect(noteWithPayer('n'.repeat(600), false)).toHaveLength(500);
});

test.each([
  ['Ring twice', true],
  ['', true],
  ['Ring twice', false],
  ['. and a dot', false],
])('the note "%s" is read again as it was written', (note, isReceiver) => {
  expect(readPayer(noteWithPayer(note, isReceiver))).toEqual({ isReceiver, note });
});
