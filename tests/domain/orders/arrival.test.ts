import { describe, expect, test } from 'vitest';
import { arrivalOf, arrivalSpan, hoursAndMinutes } from '#domain/orders/arrival.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const iso = (minutes: number | null) => (minutes === null ? null : new Date(NOON + minutes * MINUTE).toISOString());
const arrival = (about: number | null, latest: number | null, startAt = 0) =>
  arrivalOf({ estimated_at: iso(about), latest_at: iso(latest), order_start_at: startAt }, NOON);

describe('when an order comes', () => {
  test('is on time while about is not after at the latest', () => {
    expect(arrival(20, 30)).toEqual({
      now: NOON,
      aboutAt: NOON + 20 * MINUTE,
      latestAt: NOON + 30 * MINUTE,
      minutesLeft: 20,
      isLate: false,
      minutesLate: 0,
    });
    expect(arrival(30, 30).isLate).toBe(false);
  });
  test('is late before the promise has passed, as soon as about is after it', () => {
    expect(arrival(42, 30)).toMatchObject({ isLate: true, minutesLate: 12, minutesLeft: 42 });
  });
  test('is late once the promise has passed, and about is never in the past', () => {
    expect(arrival(-5, 10)).toMatchObject({ aboutAt: NOON, minutesLeft: null, isLate: false, minutesLate: 0 });
    expect(arrival(-20, -7)).toMatchObject({ aboutAt: NOON, minutesLeft: null, isLate: true, minutesLate: 7 });
    expect(arrival(null, -1)).toMatchObject({ aboutAt: null, isLate: true, minutesLate: 1 });
  });
  test('is not known where nothing is told, and never late then', () => {
    expect(arrival(null, null)).toEqual({ now: NOON, aboutAt: null, latestAt: null, minutesLeft: null, isLate: false, minutesLate: 0 });
    expect(arrival(15, null)).toMatchObject({ minutesLeft: 15, isLate: false });
  });
  test('of a scheduled order is not counted in minutes while it is far away', () => {
    expect(arrival(300, 330, NOON + 300 * MINUTE).minutesLeft).toBeNull();
    expect(arrival(90, 110, NOON + 90 * MINUTE).minutesLeft).toBe(90);
    expect(arrival(91, 110, NOON + 91 * MINUTE).minutesLeft).toBeNull();
  });
});

describe('between when an order comes', () => {
  const span = (about: number | null, latest: number | null, isOnTheRoad = false) => {
    const found = arrivalSpan(arrival(about, latest), isOnTheRoad);
    return found && [(found.from - NOON) / MINUTE, (found.to - NOON) / MINUTE];
  };
  test('is from about until what was promised, on the road five minutes at most', () => {
    expect([span(20, 30), span(20, 30, true), span(27, 30, true)]).toEqual([
      [20, 30],
      [20, 25],
      [27, 30],
    ]);
  });
  test('is never in the past', () => expect(span(-5, 10)).toEqual([0, 10]));
  test('is not said of what is late, known by one time alone, or to the minute', () => {
    expect([span(42, 30), span(20, null), span(null, 30), span(30, 30)]).toEqual([null, null, null, null]);
  });
});

test.each([
  [0, 0, 0],
  [59, 0, 59],
  [60, 1, 0],
  [135, 2, 15],
  [59.6, 1, 0],
  [-3, 0, 0],
])('%d minutes are %i hours and %i minutes', (total, hours, minutes) => {
  expect(hoursAndMinutes(total)).toEqual({ hours, minutes });
});
