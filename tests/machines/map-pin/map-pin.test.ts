import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import { mapPinMachine } from '#machines/map-pin/map-pin.machine.ts';
import { carouge, eauxVives, mapPinModel, plainpalais } from '#machines/map-pin/map-pin.model.ts';
import type { Pinned, PinPoint } from '#machines/map-pin/map-pin.setup.ts';
import { toMapPinView } from '#machines/map-pin/map-pin.view.ts';
import { ok, type Result } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(mapPinModel);

const REST = 300;

const putPin = (point: PinPoint = plainpalais) => {
  const name = deferredPort<Result<Place | null, Failure>, { point: PinPoint }>();
  const clock = new SimulatedClock();
  const actor = createActor(mapPinMachine.provide({ actors: { nameIt: name.logic } }), { clock, input: { point } });
  const told: Pinned[] = [];
  actor.on('place.pinned', ({ pinned }) => told.push(pinned));
  actor.start();
  return {
    name,
    clock,
    told,
    send: (event: EventFromLogic<typeof mapPinMachine>) => actor.send(event),
    view: () => toMapPinView(actor.getSnapshot()),
  };
};

test('a map that is dragged straight up or straight aside takes the name with it', async () => {
  for (const to of [
    { ...plainpalais, latitude: eauxVives.latitude },
    { ...plainpalais, longitude: eauxVives.longitude },
  ]) {
    const { name, clock, send, view } = putPin();
    await name.last().answer(ok(carouge));
    send({ type: 'map.dragged', view: { ...to, zoom: 15 } });
    expect(view()).toMatchObject({ is: 'asking', place: null });
    clock.increment(REST);
    expect(name.last().input).toEqual({ point: to });
  }
});

test('nothing is taken before it is known what stands there, nor where nobody delivers', async () => {
  const { name, told, send, view } = putPin();
  send({ type: 'pin.taken' });
  await name.last().answer(ok(null));
  send({ type: 'pin.taken' });
  expect([view().is, told]).toEqual(['outside', []]);
});
