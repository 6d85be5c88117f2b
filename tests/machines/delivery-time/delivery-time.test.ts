import { createActor, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import { deliveryTimeMachine } from '#machines/delivery-time/delivery-time.machine.ts';
import {
  atNight,
  deliveryTimeModel,
  evening,
  lunchAndDinner,
  noon,
  sevenOClock,
  tomorrowNoon,
} from '#machines/delivery-time/delivery-time.model.ts';
import { toDeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(deliveryTimeModel);

const begin = (remembered: typeof sevenOClock | null = null) => {
  const actor = createActor(deliveryTimeMachine, { input: { remembered } }).start();
  return {
    send: (event: EventFromLogic<typeof deliveryTimeMachine>) => actor.send(event),
    view: () => toDeliveryTimeView(actor.getSnapshot()),
  };
};

test('of a store the first day from tomorrow on is shown that has a time, of a closed one the day it opens', () => {
  const shownOf = (store: typeof lunchAndDinner) => {
    const { send, view } = begin();
    send({ type: 'store.updated', store, moment: noon });
    send({ type: 'asap.chosen' });
    send({ type: 'schedule.asked' });
    return view();
  };
  const closedOn = (...days: number[]) => ({
    ...lunchAndDinner,
    rules: {
      ...lunchAndDinner.rules,
      store_time: lunchAndDinner.rules.store_time.map((day) => ({ ...day, is_store_open: !days.includes(day.day) })),
    },
  });
  expect(shownOf(lunchAndDinner)).toMatchObject({ is: 'choosing', date: '2026-11-21', choice: null });
  expect(shownOf(closedOn(6, 0))).toMatchObject({ is: 'choosing', date: '2026-11-23', choice: null });
  expect(shownOf(closedOn(5, 6, 0))).toMatchObject({ is: 'choosing', date: '2026-11-23', choice: null });
  expect(shownOf(atNight)).toMatchObject({ is: 'choosing', date: '2026-11-20', choice: null });
  expect(shownOf(closedOn(0, 1, 2, 3, 4, 5, 6))).toMatchObject({ is: 'choosing', date: '2026-11-21', choice: null });
});

test('a slot that lost its last place is gone', () => {
  const { send, view } = begin();
  const slot = { ...sevenOClock, end: '19:30' };
  const store = {
    ...lunchAndDinner,
    rules: {
      ...lunchAndDinner.rules,
      is_use_pre_delivery_slots: true,
      slot_time: [{ day: 5, is_slots_available: true, slot_time: [{ slot_start_time: '19:00', slot_end_time: '19:30' }] }],
    },
  };
  send({ type: 'store.updated', store, moment: noon });
  send({ type: 'schedule.asked' });
  send({ type: 'time.picked', time: slot });
  expect(view()).toMatchObject({ is: 'scheduled' });
  send({
    type: 'store.updated',
    store: { ...store, few: [{ is_pickup: false, starts_at: slot.at, slot_end_time: '19:30', left: 0 }] },
    moment: noon,
  });
  expect(view()).toMatchObject({ is: 'gone', trouble: 'slot_full' });
});

test('a time that is remembered without a store is the customer’s, and stays whatever store the basket is of', () => {
  const { send, view } = begin(tomorrowNoon);
  send({ type: 'store.updated', store: atNight, moment: noon });
  expect(view()).toMatchObject({ is: 'gone', trouble: 'store_closed' });
  send({ type: 'store.left' });
  expect(view()).toMatchObject({ is: 'gone' });
  send({ type: 'time.picked', time: tomorrowNoon });
  send({ type: 'store.updated', store: lunchAndDinner, moment: noon });
  expect(view()).toMatchObject({ is: 'scheduled', choice: tomorrowNoon, presetOf: null });
});

test('a time that was chosen by another clock is the store’s: what was read stays, and the instant is by its clock', () => {
  const { send, view } = begin();
  send({ type: 'time.updated', moment: { now: noon.now, timezone: 'UTC' } });
  send({ type: 'schedule.asked' });
  send({ type: 'time.picked', time: { ...tomorrowNoon, at: Date.parse('2026-11-21T12:00:00Z') } });
  expect(view().choice?.at).toBe(Date.parse('2026-11-21T12:00:00Z'));
  send({ type: 'store.updated', store: lunchAndDinner, moment: noon });
  expect(view()).toMatchObject({ is: 'scheduled', choice: tomorrowNoon });
});

test('a list that is closed leaves what stood before: a date alone is no time', () => {
  const { send, view } = begin();
  send({ type: 'store.updated', store: lunchAndDinner, moment: noon });
  send({ type: 'store.left' });
  send({ type: 'schedule.asked' });
  expect(view()).toMatchObject({ is: 'choosing', choice: null, date: '2026-11-21' });
  send({ type: 'list.closed' });
  expect(view()).toMatchObject({ is: 'asap', choice: null, date: null });
  send({ type: 'schedule.asked' });
  send({ type: 'time.picked', time: tomorrowNoon });
  send({ type: 'date.picked', date: '2026-11-22' });
  expect(view()).toMatchObject({ is: 'choosing', choice: null });
  send({ type: 'list.closed' });
  expect(view()).toMatchObject({ is: 'scheduled', choice: tomorrowNoon, date: tomorrowNoon.date });
});

test('what was picked in a list stays, however the list is closed', () => {
  const { send, view } = begin();
  send({ type: 'time.updated', moment: noon });
  send({ type: 'schedule.asked' });
  send({ type: 'time.picked', time: tomorrowNoon });
  send({ type: 'list.closed' });
  expect(view()).toMatchObject({ is: 'scheduled', choice: tomorrowNoon });
});

test('a closed list gives no time back that can’t be had any more, nor the preset of a store that was left', () => {
  const { send, view } = begin(sevenOClock);
  send({ type: 'time.updated', moment: noon });
  send({ type: 'date.picked', date: '2026-11-21' });
  send({ type: 'time.updated', moment: evening });
  send({ type: 'list.closed' });
  expect(view()).toMatchObject({ is: 'gone', choice: null, trouble: 'slot_past', date: sevenOClock.date });
  send({ type: 'date.picked', date: '2026-11-21' });
  send({ type: 'list.closed' });
  expect(view()).toMatchObject({ is: 'gone', trouble: 'slot_past', date: sevenOClock.date });
  send({ type: 'order.placed' });
  send({ type: 'store.updated', store: atNight, moment: noon });
  send({ type: 'date.picked', date: '2026-11-21' });
  send({ type: 'list.closed' });
  expect(view()).toMatchObject({ is: 'preset', choice: { start: '21:00' }, presetOf: atNight.id });
  send({ type: 'date.picked', date: '2026-11-21' });
  send({ type: 'store.left' });
  send({ type: 'list.closed' });
  expect(view()).toMatchObject({ is: 'asap', choice: null, presetOf: null });
});
