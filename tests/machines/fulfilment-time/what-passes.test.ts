import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { atDinner, atNight, lunchAndDinner, nineOClock, noon, sevenOClock } from '#machines/delivery-time/delivery-time.model.ts';
import { fulfilmentTimeMachine } from '#machines/fulfilment-time/fulfilment-time.machine.ts';
import type { FulfilmentTimeContext, FulfilmentTimeEvent } from '#machines/fulfilment-time/fulfilment-time.setup.ts';

/** When and how, with its real flows; what is around it speaks as the test says. */
function openFulfilmentTime(remembered: FulfilmentTimeContext['remembered'] = { choice: null, presetOf: null, pickupOf: null }) {
  const kept: AnyEventObject[] = [];
  const quiet = fromCallback<AnyEventObject, undefined>(({ receive }) => receive((event) => void kept.push(event)));
  const actor = createActor(fulfilmentTimeMachine.provide({ actors: { clock: quiet, basket: quiet, memory: quiet as never } }), {
    input: remembered,
  }).start();
  const { time, way } = actor.getSnapshot().children;
  return {
    kept,
    send: (event: FulfilmentTimeEvent) => actor.send(event),
    time: () => time?.getSnapshot(),
    way: () => way?.getSnapshot().value,
  };
}
const told = (store: typeof atNight): FulfilmentTimeEvent => ({ type: 'store.updated', store, moment: noon });

test('a store’s rules are heard by both as long as the basket is that store’s', () => {
  const { send, time, way, kept } = openFulfilmentTime();
  send({ type: 'cart.updated', storeId: atDinner.id });
  send(told(atDinner));
  expect([time()?.value, way()]).toEqual(['preset', 'delivery']);
  expect(kept.at(-1)).toMatchObject({ type: 'time.changed', choice: { start: '18:00' }, presetOf: atDinner.id });
  send(told(lunchAndDinner));
  expect(time()?.context.store?.id).toBe(atDinner.id);
  send({ type: 'cart.updated', storeId: lunchAndDinner.id });
  expect(time()).toMatchObject({ value: 'asap', context: { store: null, choice: null } });
  expect(kept.at(-1)).toEqual({ type: 'time.changed', choice: null, presetOf: null, isUndecided: false });
  send(told(lunchAndDinner));
  expect(time()?.context.store?.id).toBe(lunchAndDinner.id);
});

test('a remembered preset is given back where the basket is another store’s', () => {
  const { send, time } = openFulfilmentTime({ choice: nineOClock, presetOf: atNight.id, pickupOf: null });
  expect(time()?.value).toBe('preset');
  send({ type: 'cart.updated', storeId: atNight.id });
  expect(time()?.value).toBe('preset');
  send({ type: 'cart.updated', storeId: null });
  expect(time()?.value).toBe('asap');
});

test('the way is said to the time: what can be had for delivery may not be for pickup', () => {
  const { send, time, way } = openFulfilmentTime();
  send(told(lunchAndDinner));
  send({ type: 'pickup.chosen' });
  expect([way(), time()?.context.isPickup]).toEqual(['pickup', true]);
  send({ type: 'delivery.chosen' });
  expect([way(), time()?.context.isPickup]).toEqual(['delivery', false]);
});

test('a pickup is remembered for its store, and chosen again with that store’s offer', () => {
  const first = openFulfilmentTime();
  first.send({ type: 'cart.updated', storeId: lunchAndDinner.id });
  first.send(told(lunchAndDinner));
  first.send({ type: 'pickup.chosen' });
  expect(first.kept.at(-1)).toEqual({ type: 'pickup.changed', pickupOf: lunchAndDinner.id });
  const remembered = { choice: null, presetOf: null, pickupOf: lunchAndDinner.id };
  const again = openFulfilmentTime(remembered);
  again.send({ type: 'cart.updated', storeId: lunchAndDinner.id });
  again.send(told(lunchAndDinner));
  expect([again.way(), again.time()?.context.isPickup]).toEqual(['pickup', true]);
  again.send({ type: 'delivery.chosen' });
  expect(again.kept.at(-1)).toEqual({ type: 'pickup.changed', pickupOf: null });
  again.send(told(lunchAndDinner));
  expect(again.way()).toBe('delivery');
  const elsewhere = openFulfilmentTime(remembered);
  elsewhere.send({ type: 'cart.updated', storeId: atNight.id });
  expect(elsewhere.kept.at(-1)).toEqual({ type: 'pickup.changed', pickupOf: null });
});

test.each(['order.placed', 'customer.left'] as const)('what the customer chooses is kept, and gone with %s', (type) => {
  const { send, time, way, kept } = openFulfilmentTime();
  send(told(lunchAndDinner));
  send({ type: 'schedule.asked' });
  send({ type: 'date.picked', date: '2026-11-20' });
  send({ type: 'time.picked', time: sevenOClock });
  expect(kept.at(-1)).toEqual({ type: 'time.changed', choice: sevenOClock, presetOf: null, isUndecided: false });
  send({ type: 'pickup.chosen' });
  send({ type });
  expect([time()?.value, way()]).toEqual(['asap', 'delivery']);
  expect(kept.at(-1)).toEqual({ type: 'time.changed', choice: null, presetOf: null, isUndecided: false });
});

test('a store that is left takes its rules along', () => {
  const { send, time } = openFulfilmentTime();
  send(told(atNight));
  expect(time()?.value).toBe('preset');
  send({ type: 'store.left' });
  expect(time()).toMatchObject({ value: 'asap', context: { store: null } });
});
