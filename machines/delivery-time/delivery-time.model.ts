import { scheduleDates } from '#domain/schedule/dates.ts';
import { choicesOn } from '#domain/schedule/time-choices.ts';
import { timetableOf } from '#domain/schedule/timetable.ts';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { StoreRules } from '#domain/schedule/store-rules.ts';
import { defineModel } from '#statecharts/model.ts';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import { deliveryTimeMachine } from './delivery-time.machine.ts';
import type { StoreOffer } from './store-offer.ts';
import { deliveryTimeQuestions } from './delivery-time.questions.ts';
import { byCustomer, byPage, byServer } from '#statecharts/samples.ts';

const MOST_TIMES = 6;
const ZURICH = 'Europe/Zurich';
export const everyDay = (spans: readonly (readonly [string, string])[]): StoreRules['store_time'] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    is_store_open: true,
    is_store_open_full_time: false,
    day_time: spans.map(([store_open_time, store_close_time]) => ({ store_open_time, store_close_time })),
  }));
export const offer = (id: string, but: Partial<StoreRules>): StoreOffer => ({ id, rules: { ...ANY_STORE, ...but }, few: [] });
/** Friday 20 November 2026, 12:00 and 20:40 in Geneva. */
export const noon = { now: Date.parse('2026-11-20T11:00:00Z'), timezone: ZURICH };
export const evening = { now: Date.parse('2026-11-20T19:40:00Z'), timezone: ZURICH };
export const atNight = offer('b'.repeat(24), { store_time: everyDay([['21:00', '23:00']]) });
export const lunchAndDinner = offer('a'.repeat(24), {
  store_time: everyDay([
    ['11:00', '14:00'],
    ['18:00', '22:00'],
  ]),
});
export const atDinner = offer('d'.repeat(24), { store_time: everyDay([['18:00', '22:00']]), is_use_pickup_slots: true });
export const atNightNow: StoreOffer = { ...atNight, rules: { ...atNight.rules, is_taking_schedule_order: false } };
export const aDayBefore = offer('e'.repeat(24), { schedule_order_create_after_minute: 24 * 60 });
export const onlyNow = offer('c'.repeat(24), { is_taking_schedule_order: false });
export const sevenOClock: ScheduledTime = { date: '2026-11-20', start: '19:00', end: null, at: Date.parse('2026-11-20T18:00:00Z') };
export const nineOClock: ScheduledTime = { date: '2026-11-20', start: '21:00', end: null, at: Date.parse('2026-11-20T20:00:00Z') };
export const tomorrowNoon: ScheduledTime = { date: '2026-11-21', start: '12:00', end: null, at: Date.parse('2026-11-21T11:00:00Z') };

export const deliveryTimeModel = defineModel({
  machine: deliveryTimeMachine,
  title: 'Delivery time',
  sentence: 'As soon as possible, or for which time: by the store’s clock, and never moved by itself.',
  usedBy: 'the header and the basket page',
  section: '1.4',
  inputs: [
    { says: 'nothing is remembered', input: { remembered: null } },
    { says: 'seven o’clock is remembered', input: { remembered: sevenOClock } },
    { says: 'nine o’clock is remembered, which a closed store preset', input: { remembered: nineOClock, presetOf: atNight.id } },
  ],
  events: [
    byCustomer('the customer asks to schedule', { type: 'schedule.asked' }),
    byCustomer('the customer closes the list of times', { type: 'list.closed' }),
    byCustomer('the customer chooses as soon as possible', { type: 'asap.chosen' }),
    byCustomer('the customer picks tomorrow', { type: 'date.picked', date: '2026-11-21' }),
    byCustomer('the customer picks noon tomorrow', { type: 'time.picked', time: tomorrowNoon }),
    byPage('it is noon', { type: 'time.updated', moment: noon }),
    byPage('the clock says 20:40', { type: 'time.updated', moment: evening }),
    byPage('the order is to be collected', { type: 'way.updated', isPickup: true }),
    byPage('the order is to be delivered', { type: 'way.updated', isPickup: false }),
    byServer('the basket’s store is closed until nine', { type: 'store.updated', store: atNight, moment: noon }),
    byServer('the basket’s store is closed until six', { type: 'store.updated', store: atDinner, moment: noon }),
    byServer('the store that is closed until nine takes nothing for later', { type: 'store.updated', store: atNightNow, moment: noon }),
    byServer('the basket’s store opens for lunch and dinner', { type: 'store.updated', store: lunchAndDinner, moment: noon }),
    byServer('the basket’s store wants to know a day before', { type: 'store.updated', store: aDayBefore, moment: noon }),
    byServer('the basket’s store takes nothing for later', { type: 'store.updated', store: onlyNow, moment: noon }),
    byPage('the basket is empty', { type: 'store.left' }),
    byPage('the order is placed', { type: 'order.placed' }),
  ],
  samplesOf: {
    'date.picked': ({ context: { moment } }) =>
      (moment ? scheduleDates(moment) : []).map((date) => ({
        says: `the customer picks ${date}`,
        by: 'customer' as const,
        event: { type: 'date.picked' as const, date },
      })),
    'time.picked': ({ context: { store, moment, isPickup, date } }) =>
      (store && moment && date !== null ? choicesOn(timetableOf(store.rules, moment, isPickup), date, isPickup, store.few) : [])
        .filter(({ whyNot }) => whyNot === null)
        .slice(0, MOST_TIMES)
        .map(({ date: on, start, end, at }) => ({
          says: `the customer picks ${start}`,
          by: 'customer' as const,
          event: { type: 'time.picked' as const, time: { date: on, start, end, at } },
        })),
  },
  project: ({ context }) => ({
    now: context.moment?.now ?? null,
    store: context.store?.id ?? null,
    takesLater: context.store?.rules.is_taking_schedule_order ?? null,
    isPickup: context.isPickup,
    date: context.date,
    choice: context.choice?.at ?? null,
    presetFor: context.presetFor,
    presetOf: context.presetOf,
    trouble: context.trouble,
    before: context.before && {
      choice: context.before.choice?.at ?? null,
      presetOf: context.before.presetOf,
      trouble: context.before.trouble,
    },
  }),
  invariants: [
    {
      says: 'a time stands where one is chosen, and nowhere else',
      holds: ({ value, context }) => value === 'waking' || (value === 'scheduled' || value === 'preset') === (context.choice !== null),
    },
    {
      says: 'what stood before is known while a time is sought, and at no other moment',
      holds: ({ value, context }) => (value === 'choosing') === (context.before !== null),
    },
    {
      says: 'the date shown is the date of the time chosen',
      holds: ({ context }) => context.choice === null || context.choice.date === context.date,
    },
    { says: 'whoever lost a time reads why', holds: ({ value, context }) => value !== 'gone' || context.trouble !== null },
    {
      says: 'as soon as possible leaves nothing scheduled',
      holds: ({ value, context }) => value !== 'asap' || (context.choice === null && context.date === null && context.trouble === null),
    },
    {
      says: 'a preset belongs to its store, and is there with no other',
      holds: ({ value, context: { presetOf, store } }) =>
        (value !== 'preset' || presetOf !== null) && (presetOf === null || store === null || store.id === presetOf),
    },
    {
      says: 'what the customer chose is nobody’s preset',
      holds: ({ value, context }) => !['scheduled', 'choosing', 'asap'].includes(value) || context.presetOf === null,
    },
  ],
  steps: [
    {
      says: 'whoever listens knows which time is chosen, and whose preset it is',
      holds: ({ before, after, emitted }) => {
        const { choice, presetOf } = after.context;
        const isSame = JSON.stringify([before.context.choice, before.context.presetOf]) === JSON.stringify([choice, presetOf]);
        const last = emitted.findLast(({ type }) => type === 'time.changed');
        return last ? JSON.stringify([last.choice, last.presetOf]) === JSON.stringify([choice, presetOf]) : isSame;
      },
    },
    {
      says: 'the clock, the way and the store are heard wherever the customer is',
      holds: ({ event, after: { context } }) =>
        (event.type !== 'time.updated' || context.moment === event.moment) &&
        (event.type !== 'way.updated' || context.isPickup === event.isPickup) &&
        (event.type !== 'store.updated' || (context.store === event.store && context.moment === event.moment)) &&
        (event.type !== 'store.left' || context.store === null),
    },
    {
      says: 'as soon as possible is what is chosen, and what an order that was placed leaves',
      holds: ({ before, event, after }) =>
        event.type === 'order.placed'
          ? after.value === 'asap' && after.context.store === null && !after.context.isPickup
          : event.type !== 'asap.chosen' || before.value === 'asap' || after.value === 'asap',
    },
    {
      says: 'a time that is picked is chosen, or it is said why it cannot be had',
      holds: ({ event, after }) =>
        event.type !== 'time.picked' ||
        (after.context.trouble === null
          ? after.value === 'scheduled' && after.context.choice === event.time
          : after.context.refusedAt === event.time.at && after.context.choice !== event.time),
    },
    {
      says: 'a date that is picked shows its times, and none of them is chosen yet',
      holds: ({ before, event, after }) =>
        event.type !== 'date.picked' ||
        before.value === 'asap' ||
        before.context.date === event.date ||
        (after.value === 'choosing' &&
          after.context.date === event.date &&
          after.context.choice === null &&
          after.context.trouble === null),
    },
    {
      says: 'a list that is closed leaves what stood before it, as far as that can still be had',
      holds: ({ before, event, after }) =>
        event.type !== 'list.closed' ||
        before.value !== 'choosing' ||
        (after.context.before === null &&
          (after.context.choice === null
            ? before.context.before?.choice == null || after.value === 'gone' || after.value === 'asap'
            : after.context.choice === before.context.before?.choice && after.context.presetOf === before.context.before.presetOf)),
    },
    {
      says: 'what stood before is what was there when the list was opened',
      holds: ({ before, after }) =>
        before.value === 'choosing' ||
        after.value !== 'choosing' ||
        (JSON.stringify(after.context.before?.choice) === JSON.stringify(before.context.choice) &&
          after.context.before?.presetOf === before.context.presetOf),
    },
  ],
  questions: deliveryTimeQuestions,
});
