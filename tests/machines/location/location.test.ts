import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { locationMachine, type LocateFailure } from '#machines/location/location.machine.ts';
import { home, locationModel, work } from '#machines/location/location.model.ts';
import { toLocationView } from '#machines/location/location.view.ts';
import { ok, type Result } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(locationModel);

const openLocation = (place: CurrentLocation | null) => {
  const locate = deferredPort<Result<CurrentLocation, LocateFailure>>();
  const clock = new SimulatedClock();
  const actor = createActor(locationMachine.provide({ actors: { locate: locate.logic } }), { input: { place }, clock }).start();
  return {
    locate,
    clock,
    send: (event: EventFromLogic<typeof locationMachine>) => actor.send(event),
    view: () => toLocationView(actor.getSnapshot()),
  };
};

test('a place picked while the device is asked wins over its late answer', async () => {
  const { locate, send, view } = openLocation(null);
  send({ type: 'location.asked' });
  send({ type: 'place.chosen', place: work });
  expect(locate.last().signal.aborted).toBe(true);
  await locate.last().answer(ok(home));
  expect(view()).toEqual({ is: 'somewhere', place: work, trouble: null });
});
