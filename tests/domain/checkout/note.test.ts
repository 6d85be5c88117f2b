import { expect, test } from 'vitest';
import { LEAVE_AT_DOOR, noteInCash, withSentence, hasSentence, withoutSentence } from '#domain/checkout/note.ts';

const AT_DOOR = LEAVE_AT_DOOR.en;

test.each(['', 'Ring twice', 'Ring twice. The dog barks.'])('a sentence is put before the note %o and taken out again', (note) => {
  const both = withSentence(note, AT_DOOR);
  expect([hasSentence(note, AT_DOOR), hasSentence(both, AT_DOOR), both.startsWith(AT_DOOR)]).toEqual([false, true, true]);
  expect(withoutSentence(both, AT_DOOR)).toBe(note);
});

test('one that was typed behind the note is taken out too', () => {
  expect(withoutSentence(`Ring twice. ${AT_DOOR}`, AT_DOOR)).toBe('Ring twice');
});

test('an order in cash is left at no door, in whichever language it was asked for', () => {
  expect(['Leave it at the door. Ring twice', 'Laissez devant la porte', 'Ring twice'].map(noteInCash)).toEqual([
    'Ring twice',
    '',
    'Ring twice',
  ]);
});
