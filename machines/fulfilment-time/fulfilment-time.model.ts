import { atNight, lunchAndDinner, nineOClock, noon, sevenOClock, tomorrowNoon } from '../delivery-time/delivery-time.model.ts';
import { defineModel, type SampleEvent } from '#statecharts/model.ts';
import { fulfilmentTimeMachine } from './fulfilment-time.machine.ts';
import type { FulfilmentTimeEvent } from './fulfilment-time.setup.ts';
import { fulfilmentTimeQuestions } from './fulfilment-time.questions.ts';
import { byCustomer, byPage, byServer } from '#statecharts/samples.ts';

const OF_TIME: readonly string[] = ['schedule.asked', 'list.closed', 'asap.chosen', 'date.picked', 'time.picked', 'time.updated'];
const SHARED: readonly string[] = ['store.updated', 'store.left', 'cart.updated', 'way.changed', 'order.placed', 'customer.left'];
const BREAKING = {
  forwardEmitted: 'nothing is passed on any more',
  time: 'the delivery time breaks',
  way: 'the way of receiving breaks',
  memory: 'nothing can be kept any more',
  clock: 'no time is told any more',
  basket: 'the basket is not heard any more',
} as const;
const breaking = Object.entries(BREAKING).map(([id, says]): SampleEvent<FulfilmentTimeEvent> =>
  byPage(says, { type: `xstate.error.actor.${id}`, error: new Error('broken') }),
);

export const fulfilmentTimeModel = defineModel({
  machine: fulfilmentTimeMachine,
  title: 'When and how',
  sentence: 'Delivery time and way of receiving, and what passes between them, the store and the basket.',
  usedBy: 'the header and the basket page',
  section: '1.4',
  inputs: [
    { says: 'nothing is remembered', input: { choice: null, presetOf: null, pickupOf: null } },
    {
      says: 'nine o’clock is remembered, which a closed store preset',
      input: { choice: nineOClock, presetOf: atNight.id, pickupOf: null },
    },
    {
      says: 'a pickup at the store that is open for lunch and dinner is remembered',
      input: { choice: null, presetOf: null, pickupOf: lunchAndDinner.id },
    },
  ],
  events: [
    byCustomer('the customer asks to schedule', { type: 'schedule.asked' }),
    byCustomer('the customer closes the list of times', { type: 'list.closed' }),
    byCustomer('the customer chooses as soon as possible', { type: 'asap.chosen' }),
    byCustomer('the customer picks tomorrow', { type: 'date.picked', date: '2026-11-21' }),
    byCustomer('the customer picks noon tomorrow', { type: 'time.picked', time: tomorrowNoon }),
    byCustomer('the customer chooses to collect', { type: 'pickup.chosen' }),
    byCustomer('the customer chooses delivery', { type: 'delivery.chosen' }),
    byServer('a store that is closed until nine says what it offers', { type: 'store.updated', store: atNight, moment: noon }),
    byServer('a store that is open for lunch and dinner says what it offers', {
      type: 'store.updated',
      store: lunchAndDinner,
      moment: noon,
    }),
    byPage('the store is left', { type: 'store.left' }),
    byPage('the order is placed', { type: 'order.placed' }),
    byPage('the customer signs out', { type: 'customer.left' }),
    byPage('it is noon', { type: 'time.updated', moment: noon }),
    byPage('the basket is empty', { type: 'cart.updated', storeId: null }),
    byPage('the basket is of the store that is closed until nine', { type: 'cart.updated', storeId: atNight.id }),
    byPage('a time is chosen', { type: 'time.changed', choice: sevenOClock, presetOf: null, isUndecided: false }),
    byPage('a time is preset', { type: 'time.changed', choice: nineOClock, presetOf: atNight.id, isUndecided: false }),
    byPage('it is to be collected', { type: 'way.changed', isPickup: true }),
    byPage('it is to be brought', { type: 'way.changed', isPickup: false }),
    ...breaking,
  ],
  project: ({ context: { offeredBy, presetOf, basketOf, isBasketKnown, isPickup, pickupOf } }) => ({
    offeredBy,
    presetOf,
    basketOf,
    isBasketKnown,
    isPickup,
    pickupOf,
  }),
  invariants: [
    {
      says: 'whoever is known to have another store’s basket does not go by this one’s rules',
      holds: ({ context: { offeredBy, basketOf, isBasketKnown } }) => !isBasketKnown || offeredBy === null || offeredBy === basketOf,
    },
  ],
  steps: [
    {
      says: 'whatever is said of the time its flow hears, and of the way the other one',
      holds: ({ event, sent, after }) => {
        const flow = { time: OF_TIME, way: ['pickup.chosen', 'delivery.chosen'] };
        return (
          after.value === 'broken' ||
          (flow.time.includes(event.type) === sent.includes(`time ${event.type}`) &&
            flow.way.includes(event.type) === sent.includes(`way ${event.type}`)) ||
          SHARED.includes(event.type)
        );
      },
    },
    {
      says: 'a store that is left, an order that is placed and a customer who goes are told to both, and nobody’s offer counts then',
      holds: ({ event, sent, after }) =>
        !['store.left', 'order.placed', 'customer.left'].includes(event.type) ||
        (after.context.offeredBy === null && sent.some((one) => one.startsWith('time ')) && sent.some((one) => one.startsWith('way '))),
    },
    {
      says: 'a store’s offer is told to both, or to none where the basket is another store’s',
      holds: ({ event, sent, after }) =>
        event.type !== 'store.updated' ||
        (sent.some((one) => one.startsWith('time ')) === (after.context.offeredBy === event.store.id) &&
          sent.some((one) => one.startsWith('way ')) === (after.context.offeredBy === event.store.id)),
    },
    {
      says: 'a way that is another one is kept and told to the time',
      holds: ({ before, event, sent, after }) =>
        event.type !== 'way.changed' ||
        (after.context.isPickup === event.isPickup &&
          sent.some((one) => one.startsWith('time ')) === (before.context.isPickup !== event.isPickup)),
    },
    {
      says: 'a pickup that is remembered of a store is chosen with its offer, and no other',
      holds: ({ before, event, sent, after }) =>
        event.type !== 'store.updated' ||
        sent.includes('way pickup.chosen') ===
          (after.context.offeredBy === event.store.id && before.context.pickupOf === event.store.id && !before.context.isPickup),
    },
    {
      says: 'nobody’s pickup is remembered once its store, its order or its customer is gone',
      holds: ({ event, sent, after }) =>
        !['store.left', 'order.placed', 'customer.left'].includes(event.type) ||
        (after.context.pickupOf === null && sent.includes('memory pickup.changed')),
    },
    {
      says: 'a time that is chosen is remembered, with whose preset it is',
      holds: ({ event, sent, after }) =>
        event.type !== 'time.changed' || (sent.some((one) => one.startsWith('memory ')) && after.context.presetOf === event.presetOf),
    },
    {
      says: 'whose basket it is is known',
      holds: ({ event, after }) =>
        event.type !== 'cart.updated' || (after.context.isBasketKnown && after.context.basketOf === event.storeId),
    },
    {
      says: 'where anything breaks, time and way stay as they were seen last',
      holds: ({ event, after }) => !event.type.startsWith('xstate.error.') || after.value === 'broken',
    },
  ],
  questions: fulfilmentTimeQuestions,
});
