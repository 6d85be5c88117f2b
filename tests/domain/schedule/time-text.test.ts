import { describe, expect, test } from 'vitest';
import { comingText, dayAndTime, hoursText, scheduledText, spanText, timeText } from '#domain/schedule/time-text.ts';

const ZURICH = 'Europe/Zurich';
const at = (iso: string) => Date.parse(iso);
/** Friday 27 November 2026, 16:17 in Geneva. */
const moment = { now: at('2026-11-27T15:17:00Z'), timezone: ZURICH };

describe('a time of an order', () => {
  test.each([
    ['today', '2026-11-27T15:30:00Z', '16:30', '16:30'],
    ['today after UTC’s midnight', '2026-11-26T23:10:00Z', '00:10', '00:10'],
    ['tomorrow', '2026-11-28T11:30:00Z', 'Sat 28 Nov, 12:30', 'sam. 28 nov., 12:30'],
    ['after midnight, a few hours from now', '2026-11-27T23:10:00Z', 'Sat 28 Nov, 00:10', 'sam. 28 nov., 00:10'],
    ['yesterday', '2026-11-26T20:00:00Z', 'Thur 26 Nov, 21:00', 'jeu. 26 nov., 21:00'],
    ['in another year', '2027-01-02T11:00:00Z', 'Sat 2 Jan 2027, 12:00', 'sam. 2 janv. 2027, 12:00'],
  ])('%s', (_says, iso, english, french) => {
    expect([timeText('en', at(iso), moment), timeText('fr', at(iso), moment)]).toEqual([english, french]);
  });
  test('has its day and year while nobody tells what day it is', () => {
    expect(timeText('en', moment.now, { now: 0, timezone: ZURICH })).toBe('Fri 27 Nov 2026, 16:17');
  });
  test('is today or not by the clock of its store, not by another', () => {
    const there = { now: moment.now, timezone: 'Pacific/Auckland' };
    expect(timeText('en', at('2026-11-27T10:30:00Z'), there)).toBe('Fri 27 Nov, 23:30');
  });
  test('from one to another, its day once', () => {
    const span = (from: string, to: string) => spanText('en', at(from), at(to), moment);
    expect(span('2026-11-27T17:50:00Z', '2026-11-27T18:05:00Z')).toBe('18:50 – 19:05');
    expect(span('2026-11-28T17:50:00Z', '2026-11-28T18:05:00Z')).toBe('Sat 28 Nov, 18:50 – 19:05');
    expect(span('2026-11-27T22:50:00Z', '2026-11-27T23:05:00Z')).toBe('23:50 – Sat 28 Nov, 00:05');
  });
});

test('a chosen time, a slot, an instant of any day, and one of the next week', () => {
  const chosen = { date: '2026-11-26', start: '18:30', end: null };
  expect([scheduledText('en', chosen), scheduledText('fr', { ...chosen, end: '19:00' }), hoursText({ ...chosen, end: '19:00' })]).toEqual([
    'Thur 26 Nov, 18:30',
    'jeu. 26 nov., 18:30 - 19:00',
    '18:30 - 19:00',
  ]);
  expect(dayAndTime('en', moment.now, ZURICH)).toBe('Fri 27 Nov 2026, 16:17');
  expect(comingText('fr', { daysAhead: 1, weekday: 6, time: '18:00' })).toBe('sam. 18:00');
});
