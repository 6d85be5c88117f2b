import { expect, test } from 'vitest';
import {
  atDinner,
  atNight,
  atNightNow,
  deliveryTimeModel,
  evening,
  lunchAndDinner,
  nineOClock,
  noon,
  onlyNow,
  sevenOClock,
  tomorrowNoon,
} from '#machines/delivery-time/delivery-time.model.ts';
import { toDeliveryTimeView, type DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const asap = {
  is: 'asap',
  choice: null,
  moment: null,
  store: null,
  isPickup: false,
  date: null,
  trouble: null,
  refusedAt: null,
  presetOf: null,
};
const atNoon = { ...asap, moment: noon };
const begins: Step = ['nothing is remembered', asap];
const isNoon: Step = ['it is noon', atNoon];
const tomorrow = '2026-11-21';
const six = { date: '2026-11-20', start: '18:00', end: null, at: Date.parse('2026-11-20T17:00:00Z') };
const seven = { ...asap, is: 'scheduled', choice: sevenOClock, date: sevenOClock.date };
const remembers: Step = ['seven o’clock is remembered', seven];

const told = {
  types: ['time.changed'],
  // What stood before a list was opened is no view's.
  is: ({ is, choice, presetOf }: DeliveryTimeView) => ({
    type: 'time.changed',
    choice,
    presetOf,
    isUndecided: is === 'choosing' ? (expect.any(Boolean) as boolean) : is === 'gone',
  }),
};
const story = (steps: Parameters<typeof tellStory>[2]) => tellStory(deliveryTimeModel, toDeliveryTimeView, steps, told);

test('a schedule begins with the next day and no time, and is cleared by as soon as possible', () => {
  const choosing = { ...asap, is: 'choosing', date: tomorrow };
  const scheduled = { ...atNoon, is: 'scheduled', choice: tomorrowNoon, date: tomorrow };
  return story([
    begins,
    ['the customer asks to schedule', { ...choosing, date: null }],
    ['the customer picks tomorrow', choosing],
    ['the customer picks tomorrow', choosing],
    ['the customer chooses as soon as possible', asap],
    isNoon,
    ['the customer asks to schedule', { ...choosing, moment: noon }],
    ['the customer picks tomorrow', { ...choosing, moment: noon }],
    ['the customer picks noon tomorrow', scheduled],
    ['the order is to be collected', { ...scheduled, isPickup: true }],
    ['the order is to be delivered', scheduled],
    ['the order is placed', atNoon],
  ]);
});

test('what is told is known wherever the customer is, and a time that can’t be had says why until another is chosen', () => {
  const choosing = { ...atNoon, is: 'choosing', date: tomorrow, store: onlyNow };
  return story([
    begins,
    ['the order is to be collected', { ...asap, isPickup: true }],
    ['the order is to be delivered', asap],
    ['the basket’s store takes nothing for later', { ...atNoon, store: onlyNow }],
    ['the basket is empty', atNoon],
    ['the basket’s store takes nothing for later', { ...atNoon, store: onlyNow }],
    ['the customer asks to schedule', choosing],
    ['the customer picks noon tomorrow', { ...choosing, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at }],
    ['the clock says 20:40', { ...choosing, moment: evening, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at }],
    [
      'the order is to be collected',
      { ...choosing, moment: evening, isPickup: true, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at },
    ],
    ['the order is to be delivered', { ...choosing, moment: evening, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at }],
    [
      'the basket’s store opens for lunch and dinner',
      { ...choosing, store: lunchAndDinner, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at },
    ],
    ['the basket is empty', { ...choosing, store: null, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at }],
    ['the customer picks noon tomorrow', { ...atNoon, is: 'scheduled', choice: tomorrowNoon, date: tomorrow }],
    ['the basket’s store takes nothing for later', { ...choosing, is: 'gone', trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at }],
    ['the customer picks noon tomorrow', { ...choosing, is: 'gone', trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at }],
    ['the clock says 20:40', { ...choosing, is: 'gone', moment: evening, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at }],
    [
      'the order is to be collected',
      { ...choosing, is: 'gone', moment: evening, isPickup: true, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at },
    ],
    [
      'the order is to be delivered',
      { ...choosing, is: 'gone', moment: evening, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at },
    ],
    [
      'the basket’s store opens for lunch and dinner',
      { ...choosing, is: 'gone', store: lunchAndDinner, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at },
    ],
    ['the basket is empty', { ...choosing, is: 'gone', store: null, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at }],
    ['the customer picks tomorrow', { ...choosing, store: null }],
    ['the customer chooses as soon as possible', atNoon],
  ]);
});

test('one of the next times is taken without a list; where it can’t be had the list is shown with why', () =>
  story([
    begins,
    isNoon,
    ['the customer picks noon tomorrow', { ...atNoon, is: 'scheduled', choice: tomorrowNoon, date: tomorrow }],
    ['the customer chooses as soon as possible', atNoon],
    ['the basket’s store takes nothing for later', { ...atNoon, store: onlyNow }],
    [
      'the customer picks noon tomorrow',
      { ...atNoon, is: 'choosing', store: onlyNow, date: tomorrow, trouble: 'schedule_not_taken', refusedAt: tomorrowNoon.at },
    ],
    ['the customer closes the list of times', { ...atNoon, store: onlyNow }],
  ]));

test('a time that can’t be had is not chosen in place of one that can, and is told why', () => {
  const stands = { ...seven, moment: noon, store: atDinner };
  return story([
    remembers,
    ['the basket’s store is closed until six', stands],
    ['the customer picks noon tomorrow', { ...stands, trouble: 'store_closed', refusedAt: tomorrowNoon.at }],
  ]);
});

test('a closed store presets its first time once, and what is picked or cleared stays so', () => {
  const preset = { ...atNoon, is: 'preset', store: atNight, choice: nineOClock, date: nineOClock.date, presetOf: atNight.id };
  const cleared = { ...atNoon, store: atNight };
  const isClosed = (shows: unknown): Step => ['the basket’s store is closed until nine', shows];
  return story([
    begins,
    isClosed(preset),
    isClosed(preset),
    ['the order is to be collected', { ...preset, isPickup: true }],
    ['the order is to be delivered', preset],
    ['the customer picks noon tomorrow', { ...preset, trouble: 'store_closed', refusedAt: tomorrowNoon.at }],
    ['the customer picks tomorrow', { ...cleared, is: 'choosing', date: tomorrow }],
    ['the customer chooses as soon as possible', cleared],
    isClosed(cleared),
    ['the customer asks to schedule', { ...cleared, is: 'choosing', date: nineOClock.date }],
    ['the basket is empty', { ...cleared, is: 'choosing', date: nineOClock.date, store: null }],
    ['the order is placed', atNoon],
    isClosed(preset),
    ['the customer chooses as soon as possible', cleared],
  ]);
});

test('a preset ends with its store, also when it is gone or was remembered, and another closed store presets its own', () => {
  const nine = { ...atNoon, is: 'preset', store: atNight, choice: nineOClock, date: nineOClock.date, presetOf: atNight.id };
  const sixOClock = { ...nine, store: atDinner, choice: six, presetOf: atDinner.id };
  const gone = { ...nine, is: 'gone', choice: null, moment: evening, trouble: 'too_soon', refusedAt: nineOClock.at };
  return story([
    ['nine o’clock is remembered, which a closed store preset', { ...nine, moment: null, store: null }],
    ['the basket’s store is closed until nine', nine],
    ['the basket’s store opens for lunch and dinner', { ...atNoon, store: lunchAndDinner }],
    ['the basket’s store is closed until nine', nine],
    ['the basket’s store is closed until six', sixOClock],
    ['the basket is empty', atNoon],
    ['the basket’s store is closed until nine', nine],
    ['the clock says 20:40', gone],
    ['the basket’s store is closed until six', sixOClock],
    ['the basket’s store is closed until nine', nine],
    ['the clock says 20:40', gone],
    ['the basket’s store takes nothing for later', { ...atNoon, store: onlyNow }],
    ['the basket’s store is closed until nine', nine],
    [
      'the store that is closed until nine takes nothing for later',
      { ...nine, is: 'gone', choice: null, store: atNightNow, trouble: 'schedule_not_taken', refusedAt: nineOClock.at },
    ],
    ['the basket is empty', atNoon],
    ['the basket’s store is closed until six', sixOClock],
    [
      'the order is to be collected',
      { ...sixOClock, is: 'gone', choice: null, isPickup: true, trouble: 'invalid_time', refusedAt: six.at },
    ],
  ]);
});

test('a remembered time stays while it can be had, and is gone, never moved, when its hour comes', () => {
  const gone = { ...seven, is: 'gone', choice: null, moment: evening, trouble: 'slot_past', refusedAt: sevenOClock.at };
  return story([
    remembers,
    ['the basket is empty', seven],
    ['it is noon', { ...seven, moment: noon }],
    ['the basket’s store opens for lunch and dinner', { ...seven, moment: noon, store: lunchAndDinner }],
    ['the clock says 20:40', { ...gone, store: lunchAndDinner }],
    ['the customer picks noon tomorrow', { ...seven, choice: tomorrowNoon, date: tomorrow, moment: evening, store: lunchAndDinner }],
    ['the order is placed', { ...asap, moment: evening }],
  ]);
});
