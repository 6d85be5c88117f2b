import { describe, expect, test } from 'vitest';
import { closesAt, intervalsOn, isOpenAt, mergeIntervals, nextOpening } from '#domain/schedule/opening.ts';
import { at, every, week, ZURICH } from './sample-week.ts';

describe('open now', () => {
  test.each([
    ['at the opening instant', '2026-11-20T11:00:00.000', false],
    ['a millisecond later', '2026-11-20T11:00:00.001', true],
    ['a millisecond before closing', '2026-11-20T13:59:59.999', true],
    ['at the closing instant', '2026-11-20T14:00:00.000', false],
  ])('strictly between: %s', (_name, local, open) => {
    expect(isOpenAt(every([['11:00', '14:00']]), at(local), ZURICH)).toBe(open);
  });

  test('an interval past midnight belongs to the day it starts', () => {
    const friday = week({ 5: [['18:00', '02:00']] });
    expect(isOpenAt(friday, at('2026-11-21T01:00'), ZURICH)).toBe(true);
    expect(isOpenAt(friday, at('2026-11-21T01:59:59.999'), ZURICH)).toBe(true);
    expect(isOpenAt(friday, at('2026-11-21T02:00'), ZURICH)).toBe(false);
    expect(isOpenAt(friday, at('2026-11-20T01:00'), ZURICH)).toBe(false);
    expect(closesAt(friday, at('2026-11-20T23:00'), ZURICH)).toBe(at('2026-11-21T02:00'));
  });

  test('hours that a clock change falls into begin and end where the clock has gone past them', () => {
    const night = every([['02:15', '02:45']]);
    expect(isOpenAt(night, Date.parse('2027-03-28T01:20:00Z'), ZURICH)).toBe(false);
    expect(isOpenAt(every([['18:00', '02:30']]), Date.parse('2027-03-28T01:10:00Z'), ZURICH)).toBe(false);
    expect(isOpenAt(every([['18:00', '02:30']]), Date.parse('2027-03-28T00:59:59Z'), ZURICH)).toBe(true);
    expect(closesAt(every([['18:00', '02:30']]), Date.parse('2026-10-25T00:10:00Z'), ZURICH)).toBe(Date.parse('2026-10-25T00:30:00Z'));
  });

  test('hours that end when they begin last a day', () => {
    expect(isOpenAt(week({ 5: [['11:00', '11:00']] }), at('2026-11-21T10:59'), ZURICH)).toBe(true);
    expect(closesAt(week({ 5: [['11:00', '11:00']] }), at('2026-11-20T12:00'), ZURICH)).toBe(at('2026-11-21T11:00'));
  });

  test('a day that is marked closed has no hours, whatever is left of them, and neither has one that nobody described', () => {
    const closed = every([['11:00', '14:00']]).map((day) => ({ ...day, is_store_open: false }));
    for (const none of [closed, []]) {
      expect(intervalsOn(none, Temporal.PlainDate.from('2026-11-20'), ZURICH)).toEqual([]);
      expect([isOpenAt(none, at('2026-11-20T12:00'), ZURICH), nextOpening(none, at('2026-11-20T12:00'), ZURICH)]).toEqual([false, null]);
    }
  });

  test('a store that is closed does not close, and one closes at the end of the hours it is in', () => {
    const hours = every([
      ['18:00', '22:00'],
      ['11:00', '14:00'],
    ]);
    const closing = (local: string) => closesAt(hours, at(local), ZURICH);
    expect([closing('2026-11-20T11:00'), closing('2026-11-20T14:00'), closing('2026-11-20T15:00'), closing('2026-11-20T22:00')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([closing('2026-11-20T13:59'), closing('2026-11-20T18:01')]).toEqual([at('2026-11-20T14:00'), at('2026-11-20T22:00')]);
  });

  test('intervals are put in order, and those that touch or overlap are one', () => {
    expect(
      mergeIntervals([
        { from: 50, until: 60 },
        { from: 10, until: 20 },
        { from: 20, until: 30 },
        { from: 12, until: 15 },
        { from: 40, until: 40 },
      ]),
    ).toEqual([
      { from: 10, until: 30 },
      { from: 50, until: 60 },
    ]);
    expect(mergeIntervals([])).toEqual([]);
  });

  test('round the clock has no gap at midnight', () => {
    expect(isOpenAt(every('always'), at('2026-11-21T00:00'), ZURICH)).toBe(true);
  });
});

describe('the next opening', () => {
  test('later today', () => {
    expect(
      nextOpening(
        every([
          ['11:00', '14:00'],
          ['18:00', '22:00'],
        ]),
        at('2026-11-20T15:00'),
        ZURICH,
      ),
    ).toMatchObject({ daysAhead: 0, weekday: 5, time: '18:00' });
  });
  test('at its own instant is the next still: a store is open strictly after it', () => {
    expect(
      nextOpening(
        every([
          ['18:00', '22:00'],
          ['11:00', '14:00'],
        ]),
        at('2026-11-20T11:00'),
        ZURICH,
      ),
    ).toMatchObject({ daysAhead: 0, at: at('2026-11-20T11:00') });
  });
  test('has its time although another day is open all day', () => {
    expect(nextOpening(week({ 1: 'always', 6: [['11:00', '14:00']] }), at('2026-11-20T15:00'), ZURICH)).toMatchObject({
      weekday: 6,
      time: '11:00',
    });
  });
  test('is not one of hours that a change of the clock leaves out', () => {
    expect(nextOpening(week({ 0: [['02:15', '02:45']] }), at('2027-03-27T12:00'), ZURICH)).toBeNull();
  });
  test('wraps Saturday to Sunday', () => {
    expect(nextOpening(every([['11:00', '20:00']]), at('2026-11-21T22:00'), ZURICH)).toMatchObject({
      daysAhead: 1,
      weekday: 0,
      time: '11:00',
      at: at('2026-11-22T11:00'),
    });
  });
  test('of a day that is open all day has no time', () => {
    expect(nextOpening(week({ 1: 'always' }), at('2026-11-20T15:00'), ZURICH)).toMatchObject({ weekday: 1, time: null });
  });
  test('outside the seven dates there is none', () => {
    expect(nextOpening(week({ 5: [['11:00', '14:00']] }), at('2026-11-20T15:00'), ZURICH)).toBeNull();
  });
  test('never open: none, and the search ends', () => {
    expect(nextOpening(week({}), at('2026-11-20T15:00'), ZURICH)).toBeNull();
  });
});
