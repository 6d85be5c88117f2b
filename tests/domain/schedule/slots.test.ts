import { expect, test } from 'vitest';
import { slotsOn } from '#domain/schedule/slots.ts';
import { at, slots, ZURICH } from './sample-week.ts';

const friday = '2026-11-20';
const shown = (spans: readonly (readonly [string, string])[], date = friday) =>
  slotsOn(slots({ 0: spans, 5: spans }), date, ZURICH).map(({ start, end }) => `${start}–${end}`);

test('slots stand in order, each with its first and last instant', () => {
  expect(
    shown([
      ['18:30', '19:00'],
      ['12:00', '12:15'],
      ['18:00', '18:30'],
    ]),
  ).toEqual(['12:00–12:15', '18:00–18:30', '18:30–19:00']);
  expect(slotsOn(slots({ 5: [['18:00', '18:30']] }), friday, ZURICH)).toEqual([
    { date: friday, start: '18:00', end: '18:30', at: at('2026-11-20T18:00'), until: at('2026-11-20T18:30') },
  ]);
});

test('a slot whose end is not after its start ends on the next day', () => {
  const until = (end: string) => slotsOn(slots({ 5: [['23:00', end]] }), friday, ZURICH)[0]?.until;
  expect([until('23:30'), until('00:15'), until('23:00')]).toEqual([
    at('2026-11-20T23:30'),
    at('2026-11-21T00:15'),
    at('2026-11-21T23:00'),
  ]);
});

test('a weekday without slots has none, whatever is left of them, and neither has one that nobody described', () => {
  expect(
    slotsOn(
      slots({ 5: [['18:00', '18:30']] }).map((day) => ({ ...day, is_slots_available: false })),
      friday,
      ZURICH,
    ),
  ).toEqual([]);
  expect(slotsOn([], friday, ZURICH)).toEqual([]);
});

test('a slot whose start a change of the clock skips is left out', () => {
  expect(
    shown(
      [
        ['01:30', '02:30'],
        ['02:30', '03:30'],
        ['03:00', '03:30'],
      ],
      '2027-03-28',
    ),
  ).toEqual(['01:30–02:30', '03:00–03:30']);
});
