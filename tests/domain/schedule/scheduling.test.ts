import { isMainThread } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultTime, scheduleDates } from '#domain/schedule/dates.ts';
import { halfHourTimes } from '#domain/schedule/half-hours.ts';
import { instantOf } from '#domain/schedule/store-clock.ts';
import { choicesOn, presetTime } from '#domain/schedule/time-choices.ts';
import { timetableOf } from '#domain/schedule/timetable.ts';
import { whyNotReceived, type ChosenTime } from '#domain/schedule/unavailable-reason.ts';
import { at, every, moment, rules, slots, week, ZURICH } from './sample-week.ts';

const deliveredAt = (store: ReturnType<typeof rules>, now: string, time: ChosenTime) =>
  whyNotReceived(store, moment(now), { isPickup: false, time });
const half = (instant: number): ChosenTime => ({ at: instant, end: null });

/** A thread has no time zone of its own, as a process has. */
const ZONES = isMainThread
  ? ['UTC', 'Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'Europe/Zurich']
  : [Temporal.Now.timeZoneId()];

/** Nothing may depend on where the process thinks it is. */
describe.each(ZONES)('scheduling in Zurich, in a process that lives in %s', (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    process.env.TZ = before;
  });
  test('the process does live there', () => {
    expect(
      new Date('2026-11-20T12:00:00Z').getTimezoneOffset() * 60 +
        Temporal.Instant.from('2026-11-20T12:00:00Z').toZonedDateTimeISO(zone).offsetNanoseconds / 1e9,
    ).toBe(0);
  });

  describe('the lead', () => {
    test('exactly thirty minutes pass', () => expect(deliveredAt(rules(), '2026-11-20T12:00:00', half(at('2026-11-20T12:30')))).toBeNull());
    test('a second less does not', () =>
      expect(deliveredAt(rules(), '2026-11-20T12:00:01', half(at('2026-11-20T12:30')))).toBe('too_soon'));
    test('the store’s own lead counts where it is longer', () => {
      const slow = rules({ schedule_order_create_after_minute: 45 });
      expect(deliveredAt(slow, '2026-11-20T12:00', half(at('2026-11-20T12:30')))).toBe('too_soon');
      expect(deliveredAt(slow, '2026-11-20T12:00', half(at('2026-11-20T12:45')))).toBeNull();
      expect(timetableOf(slow, moment('2026-11-20T12:00'), false).leadMinutes).toBe(45);
    });
    test('a store that asks for less still needs thirty', () => {
      expect(deliveredAt(rules({ schedule_order_create_after_minute: 5 }), '2026-11-20T12:10', half(at('2026-11-20T12:30')))).toBe(
        'too_soon',
      );
    });
  });

  describe('the night of 25 October 2026', () => {
    const now = { now: Date.parse('2026-10-25T01:45:00+02:00'), timezone: ZURICH };
    const choose = (label: string) => halfHourTimes('2026-10-25', ZURICH).find(({ start }) => start === label) ?? { at: 0, end: null };
    test('the first 02:00 is fifteen minutes away', () =>
      expect(whyNotReceived(rules(), now, { isPickup: false, time: choose('02:00') })).toBe('too_soon'));
    test('the first 02:30 can be had, and is the first', () => {
      expect(choose('02:30').at).toBe(1792888200000);
      expect(whyNotReceived(rules(), now, { isPickup: false, time: choose('02:30') })).toBeNull();
    });
    test('the second 02:30 is nobody’s label', () =>
      expect(whyNotReceived(rules(), now, { isPickup: false, time: half(1792888200000 + 3_600_000) })).toBe('invalid_time'));
    test('has 48 labels in 25 hours', () => expect(halfHourTimes('2026-10-25', ZURICH)).toHaveLength(48));
  });

  test('28 March 2027 has 46 labels: no 02:00, no 02:30', () => {
    const labels = halfHourTimes('2027-03-28', ZURICH).map(({ start }) => start);
    expect(labels).toHaveLength(46);
    expect(labels).not.toContain('02:00');
    expect(labels).not.toContain('02:30');
    expect(instantOf(Temporal.PlainDate.from('2027-03-28'), '02:30', ZURICH)).toBe(Date.parse('2027-03-28T01:00:00Z'));
  });

  describe('the seven dates', () => {
    test('cross the year, and the lead crosses midnight', () => {
      const now = '2026-12-31T23:45';
      expect(scheduleDates(moment(now)).at(0)).toBe('2026-12-31');
      expect(scheduleDates(moment(now)).at(-1)).toBe('2027-01-06');
      expect(deliveredAt(rules(), now, half(at('2027-01-01T00:00')))).toBe('too_soon');
      expect(deliveredAt(rules(), now, half(at('2027-01-01T00:30')))).toBeNull();
    });
    test('end after the seventh', () => {
      expect(deliveredAt(rules(), '2026-11-20T12:00', half(at('2026-11-26T23:30')))).toBeNull();
      expect(deliveredAt(rules(), '2026-11-20T12:00', half(at('2026-11-27T00:00')))).toBe('invalid_time');
    });
  });

  test('the default is the next day at 00:00', () => {
    expect(defaultTime(moment('2026-10-24T15:00'))).toEqual({ date: '2026-10-25', start: '00:00', end: null, at: 1792879200000 });
  });

  describe('opening hours', () => {
    const lunch = rules({ store_time: every([['11:00', '14:00']]) });
    test('the opening minute can be had, the closing one can’t', () => {
      expect(deliveredAt(lunch, '2026-11-20T09:00', half(at('2026-11-20T11:00')))).toBeNull();
      expect(deliveredAt(lunch, '2026-11-20T09:00', half(at('2026-11-20T13:30')))).toBeNull();
      expect(deliveredAt(lunch, '2026-11-20T09:00', half(at('2026-11-20T14:00')))).toBe('store_closed');
    });
    test('all 48 are shown, those that are closed or too soon with their reason', () => {
      const choices = choicesOn(timetableOf(lunch, moment('2026-11-20T11:40'), false), '2026-11-20', false, []);
      expect(choices).toHaveLength(48);
      expect(choices.filter(({ whyNot }) => whyNot === null).map(({ start }) => start)).toEqual(['12:30', '13:00', '13:30']);
      expect(choices.filter(({ whyNot }) => whyNot === 'too_soon').map(({ start }) => start)).toEqual(['12:00']);
      expect(choices.filter(({ whyNot }) => whyNot === 'slot_past')).toHaveLength(24);
    });
  });

  describe('what is preset when the store is closed', () => {
    const preset = (store: ReturnType<typeof rules>, now: string) => presetTime(store, moment(now), false, []);
    test('nothing when it is open, or takes no orders for later', () => {
      expect(preset(rules(), '2026-11-20T15:00')).toBeNull();
      expect(preset(rules({ store_time: every([['18:00', '22:00']]), is_taking_schedule_order: false }), '2026-11-20T15:00')).toBeNull();
    });
    test('the first half hour in an opening that begins between two', () => {
      expect(preset(rules({ store_time: every([['11:15', '14:00']]) }), '2026-11-20T09:00')).toMatchObject({ start: '11:30' });
    });
  });

  describe('slots', () => {
    const store = rules({
      is_use_pre_delivery_slots: true,
      store_time: week({}),
      is_taking_schedule_order: false,
      slot_time: slots({
        5: [
          ['18:00', '18:30'],
          ['18:30', '19:00'],
        ],
        6: [['23:00', '00:00']],
      }),
    });
    test('stand in place of hours and half hours', () => {
      expect(
        choicesOn(timetableOf(store, moment('2026-11-20T12:00'), false), '2026-11-20', false, []).map(({ start, end, whyNot }) => [
          start,
          end,
          whyNot,
        ]),
      ).toEqual([
        ['18:00', '18:30', null],
        ['18:30', '19:00', null],
      ]);
      expect(deliveredAt(store, '2026-11-20T12:00', { at: at('2026-11-20T18:00'), end: '18:30' })).toBeNull();
      expect(deliveredAt(store, '2026-11-20T12:00', { at: at('2026-11-20T18:00'), end: '19:00' })).toBe('invalid_time');
      expect(deliveredAt(store, '2026-11-20T12:00', half(at('2026-11-20T18:15')))).toBe('invalid_time');
    });
    test('without a place are full, others say how many are left', () => {
      const few = [
        { is_pickup: false, starts_at: at('2026-11-20T18:00'), slot_end_time: '18:30', left: 0 },
        { is_pickup: false, starts_at: at('2026-11-20T18:30'), slot_end_time: '19:00', left: 2 },
      ];
      const choices = choicesOn(timetableOf(store, moment('2026-11-20T12:00'), false), '2026-11-20', false, few);
      expect(choices.map(({ whyNot, left }) => [whyNot, left])).toEqual([
        ['slot_full', 0],
        [null, 2],
      ]);
      expect(
        whyNotReceived(store, moment('2026-11-20T12:00'), { isPickup: false, time: { at: at('2026-11-20T18:00'), end: '18:30' } }, few),
      ).toBe('slot_full');
    });
  });

  test('a time chosen at 23:50 has passed at 00:10 and is in no list any more', () => {
    const chosen = half(at('2026-11-21T00:30'));
    expect(deliveredAt(rules(), '2026-11-20T23:50', chosen)).toBeNull();
    expect(deliveredAt(rules(), '2026-11-21T00:10', chosen)).toBe('too_soon');
    expect(scheduleDates(moment('2026-11-21T00:10'))).not.toContain('2026-11-20');
  });
});
