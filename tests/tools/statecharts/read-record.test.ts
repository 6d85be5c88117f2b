import { expect, test } from 'vitest';
import { EVENTS_KEPT, LONGEST_RECORD, type PageRecord } from '#statecharts/page-record.ts';
import { createRecorder } from '#src/replay/create-recorder.ts';
import { flowsMet, hashWith, readRecord, recordIn } from '#statecharts/draw/page/record.ts';

const at = (actor: string, machine: string, event: string, state: string) => ({ at: 0, actor, machine, event, state });
const RECORD: PageRecord = {
  ...createRecorder().record({ release: 'a', language: 'en', page: '/' }),
  events: [
    at('x:0', 'cart', 'xstate.init', 'loading'),
    at('x:1', 'signIn', 'xstate.init', 'signingIn'),
    { ...at('x:1', 'signIn', 'credentials.given', 'askingIn'), times: 2 },
    at('x:2', 'signIn', 'xstate.init', 'signingIn'),
  ],
};
const wrongOf = (text: string) => {
  const read = readRecord(text);
  return 'wrong' in read ? read.wrong : null;
};

test('a record is read as it was written, with blanks around it', () => {
  expect(readRecord(`\n ${JSON.stringify(RECORD)} `)).toEqual({ record: RECORD });
});

test('it travels in an address', () => {
  expect(recordIn(hashWith(RECORD))).toEqual({ record: RECORD });
  expect(recordIn('#replay')).toBeNull();
});

test('the flows that it met are told with their actors and events, those with the most first', () => {
  expect(flowsMet(RECORD)).toEqual([
    { machine: 'signIn', actors: 2, events: 4 },
    { machine: 'cart', actors: 1, events: 1 },
  ]);
});

test('each kind of rubbish has a sentence of its own', () => {
  expect(wrongOf('hello')).toMatch(/no record of a page/);
  expect(wrongOf('{"a":1}')).toMatch(/JSON, but no record/);
  expect(wrongOf(JSON.stringify({ ...RECORD, version: 7 }))).toMatch(/another version/);
  expect(wrongOf(JSON.stringify({ ...RECORD, events: [] }))).toMatch(/empty/);
  expect(wrongOf('x'.repeat(LONGEST_RECORD + 1))).toMatch(/longer than any/);
  const deep = (levels: number) =>
    JSON.stringify({ ...RECORD, events: [{ ...RECORD.events[0], state: '?' }] }).replace(
      '"?"',
      '{"a":'.repeat(levels) + '"b"' + '}'.repeat(levels),
    );
  for (const broken of [
    JSON.stringify({ ...RECORD, events: Array.from({ length: EVENTS_KEPT + 1 }, () => RECORD.events[0]) }),
    JSON.stringify({ ...RECORD, events: [{ ...RECORD.events[0], state: '<img src=x>' }] }),
    JSON.stringify({ ...RECORD, page: 'javascript:alert("x")' }),
    JSON.stringify({ ...RECORD, note: 'more' }),
    deep(20_000),
  ])
    expect(wrongOf(broken)).toMatch(/not as a page writes it/);
});
