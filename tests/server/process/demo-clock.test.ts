import { expect, test } from 'vitest';
import { demoClock, instantSet } from '#server/call/demo-clock.ts';
import { readConfig } from '#server/config.ts';

const NOON = Date.parse('2026-11-20T11:30:00Z');

test('a demo’s clock begins where it is set, goes at its pace, and moves on and never back', () => {
  let real = 5_000;
  const clock = demoClock({ begins: NOON, pace: 60, timezone: 'Europe/Zurich' }, () => real);
  real += 1_000;
  expect(clock.now()).toBe(NOON + 60_000);
  clock.moveTo(NOON);
  expect(clock.now()).toBe(NOON + 60_000);
  clock.moveTo(NOON + 900_000);
  real += 500;
  expect(clock.now()).toBe(NOON + 930_000);
  expect(clock.pageSettings()).toEqual({ now: NOON + 930_000, pace: 60, timezone: 'Europe/Zurich' });
});

test('it is told to pages only while it shows another time than the real one', () => {
  let real = NOON;
  const clock = demoClock({ begins: null, pace: 1, timezone: 'Europe/Zurich' }, () => real);
  real += 60_000;
  expect([clock.now(), clock.pageSettings()]).toEqual([NOON + 60_000, null]);
  clock.moveTo(NOON + 120_000);
  expect(clock.pageSettings()).toEqual({ now: NOON + 120_000, pace: 1, timezone: 'Europe/Zurich' });
});

test('it is set by the clock of the city, or with an offset', () => {
  expect(instantSet('2026-11-20T12:30', 'Europe/Zurich')).toBe(NOON);
  expect(instantSet('2026-11-20T11:30Z', 'Europe/Zurich')).toBe(NOON);
  expect(instantSet('2026-11-20T13:30+02:00', 'Europe/Zurich')).toBe(NOON);
});

test('it can be set in a demo of its own alone, and what is wrong is said', () => {
  expect(readConfig({}).clock).toEqual({ begins: null, pace: 1 });
  expect(readConfig({ CLOCK: '2026-11-20T12:30', CLOCK_PACE: '60' }).clock).toEqual({ begins: '2026-11-20T12:30', pace: 60 });
  const PRODUCTION = { NODE_ENV: 'production', SITE_URL: 'https://shop.example' };
  expect(readConfig(PRODUCTION).clock).toBeNull();
  const wrong: readonly [Record<string, string>, RegExp][] = [
    [{ ...PRODUCTION, CLOCK: '2026-11-20T12:30' }, /^CLOCK: can’t be set in production/],
    [{ ...PRODUCTION, CLOCK_PACE: '60' }, /^CLOCK_PACE: can’t be set in production/],
    [{ DEMO: 'on', DATABASE_URL: 'postgres://db/shop', CLOCK: '2026-11-20T12:30' }, /^CLOCK: can’t be set beside DATABASE_URL/],
    [{ API_URL: 'https://api.example', CLOCK_PACE: '60' }, /^CLOCK_PACE: is the API’s/],
    [{ CLOCK: 'noon' }, /^CLOCK: must be a day and time/],
    [{ CLOCK_PACE: '0' }, /^CLOCK_PACE: /],
  ];
  for (const [set, why] of wrong) expect(() => readConfig(set)).toThrow(why);
});
