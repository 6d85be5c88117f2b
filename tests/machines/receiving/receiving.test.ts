import { createActor, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import { receivingMachine } from '#machines/receiving/receiving.machine.ts';
import { both, delivers, handsOver, receivingModel } from '#machines/receiving/receiving.model.ts';
import { toReceivingView } from '#machines/receiving/receiving.view.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(receivingModel);

const moment = { now: Date.parse('2026-11-20T11:00:00Z'), timezone: 'Europe/Zurich' };
const begin = () => {
  const actor = createActor(receivingMachine).start();
  return { send: (event: EventFromLogic<typeof receivingMachine>) => actor.send(event), view: () => toReceivingView(actor.getSnapshot()) };
};

test('pickup can’t be chosen before the store is known to offer it', () => {
  const { send, view } = begin();
  send({ type: 'pickup.chosen' });
  expect(view()).toEqual({ isPickup: false, pickup: 'absent' });
  send({ type: 'store.told', rules: both, moment });
  send({ type: 'pickup.chosen' });
  expect(view()).toEqual({ isPickup: true, pickup: 'free' });
});

test('a store that only hands over forces pickup, and another store sets it free again', () => {
  const { send, view } = begin();
  send({ type: 'store.told', rules: handsOver, moment });
  send({ type: 'delivery.chosen' });
  expect(view()).toEqual({ isPickup: true, pickup: 'lockedOn' });
  send({ type: 'store.told', rules: delivers, moment });
  expect(view()).toEqual({ isPickup: false, pickup: 'absent' });
});
