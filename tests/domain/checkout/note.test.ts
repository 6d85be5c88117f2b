import { expect, test } from 'vitest';
import { hasSentence, withSentence, withoutSentence } from '#domain/checkout/note.ts';

const AT_DOOR = 'Leave it at the door';

test.each(['', 'Ring twice', 'Ring twice. The dog barks.'])('a sentence is put before the note %o and taken out again', (note) => {
  const both = withSentence(note, AT_DOOR);
  expect([hasSentence(note, AT_DOOR), hasSentence(both, AT_DOOR), both.startsWith(AT_DOOR)]).toEqual([false, true, true]);
  expect(withoutSentence(both, AT_DOOR)).toBe(note);
});

test('one that was typed behind the note is taken out too', () => {
  expect(withoutSentence(`Ring twice. ${AT_DOOR}`, AT_DOOR)).toBe('Ring twice');
});
