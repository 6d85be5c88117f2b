import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { remember } from '#domain/remember.ts';
import { instantOf, isSkipped, dateAt } from '#domain/schedule/store-clock.ts';

test('computes once for a key, and anew when it has kept too many', () => {
  const compute = vi.fn<(value: number) => { readonly double: number }>((value) => ({ double: value * 2 }));
  const doubled = remember(2, String, compute);
  expect(doubled(1)).toBe(doubled(1));
  expect(compute).toHaveBeenCalledTimes(1);
  doubled(2);
  doubled(3);
  expect([doubled(1).double, compute.mock.calls.length]).toEqual([2, 4]);
});

test('an answer of nothing is kept like any other', () => {
  const compute = vi.fn<() => undefined>(() => undefined);
  const nothing = remember(2, () => 'key', compute);
  expect([nothing(), nothing(), compute.mock.calls.length]).toEqual([undefined, undefined, 1]);
});

const ZONES = ['Europe/Zurich', 'Australia/Lord_Howe', 'America/New_York', 'Asia/Tokyo'];
const day = fc.integer({ min: 20_000, max: 22_000 }).map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }));
const time = fc.integer({ min: 0, max: 47 }).map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);

test('a store’s clock answers alike however often and in whatever order it is asked', () => {
  const truth = (date: Temporal.PlainDate, clock: string, zone: string) =>
    date.toPlainDateTime(Temporal.PlainTime.from(clock)).toZonedDateTime(zone, { disambiguation: 'earlier' });
  fc.assert(
    fc.property(fc.array(fc.tuple(day, time, fc.constantFrom(...ZONES)), { minLength: 1, maxLength: 8 }), (asked) => {
      for (const [date, clock, zone] of [...asked, ...asked.toReversed()]) {
        const moment = truth(date, clock, zone);
        const skipped = moment.toPlainTime().toString({ smallestUnit: 'minute' }) !== clock;
        expect(isSkipped(date, clock, zone)).toBe(skipped);
        if (!skipped) expect(instantOf(date, clock, zone)).toBe(moment.epochMilliseconds);
        for (const instant of [moment.epochMilliseconds - 1, moment.epochMilliseconds, moment.epochMilliseconds + 43_200_000]) {
          expect(dateAt(instant, zone).toString()).toBe(
            Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString(),
          );
        }
      }
    }),
    { numRuns: 300 },
  );
});
