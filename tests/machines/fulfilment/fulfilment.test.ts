import { createActor, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import { fulfilmentMachine } from '#machines/fulfilment/fulfilment.machine.ts';
import { both, delivers, handsOver, fulfilmentModel } from '#machines/fulfilment/fulfilment.model.ts';
import { toFulfilmentView } from '#machines/fulfilment/fulfilment.view.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(fulfilmentModel);

const moment = { now: Date.parse('2026-11-20T11:00:00Z'), timezone: 'Europe/Zurich' };
const begin = () => {
  const actor = createActor(fulfilmentMachine).start();
  return {
    send: (event: EventFromLogic<typeof fulfilmentMachine>) => actor.send(event),
    view: () => toFulfilmentView(actor.getSnapshot()),
  };
};

test('pickup can’t be chosen before the store is known to offer it', () => {
  const { send, view } = begin();
  send({ type: 'pickup.chosen' });
  expect(view()).toEqual({ isPickup: false, pickup: 'absent' });
  send({ type: 'store.updated', rules: both, moment });
  send({ type: 'pickup.chosen' });
  expect(view()).toEqual({ isPickup: true, pickup: 'free' });
});

test('a store that only hands over forces pickup, and another store sets it free again', () => {
  const { send, view } = begin();
  send({ type: 'store.updated', rules: handsOver, moment });
  send({ type: 'delivery.chosen' });
  expect(view()).toEqual({ isPickup: true, pickup: 'lockedOn' });
  send({ type: 'store.updated', rules: delivers, moment });
  expect(view()).toEqual({ isPickup: false, pickup: 'absent' });
});
