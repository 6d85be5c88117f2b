import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import { mapPinMachine } from '#machines/map-pin/map-pin.machine.ts';
import { carouge, eauxVives, mapPinModel, plainpalais } from '#machines/map-pin/map-pin.model.ts';
import type { Pinned, PinPoint } from '#machines/map-pin/map-pin.setup.ts';
import { toMapPinView } from '#machines/map-pin/map-pin.view.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(mapPinModel);

const REST = 300;
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

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

test('a name is gone with the next push, and only the point where the pin rests is asked for', async () => {
  const { name, clock, send, view } = putPin();
  await name.last().answer(ok(carouge));
  expect(view()).toMatchObject({ is: 'named', place: carouge });
  send({ type: 'pin.pushed', towards: 'east', far: false });
  expect(view()).toMatchObject({ is: 'asking', place: null });
  clock.increment(REST - 1);
  send({ type: 'pin.pushed', towards: 'east', far: false });
  clock.increment(REST - 1);
  expect(name.asked).toHaveLength(1);
  clock.increment(1);
  expect(name.asked).toHaveLength(2);
  expect(name.asked.at(-1)?.input.point).toEqual({ latitude: plainpalais.latitude, longitude: view().view.longitude });
});

test('an answer for an earlier point is never shown', async () => {
  const { name, clock, send, view } = putPin();
  const early = name.last();
  send({ type: 'map.dragged', view: { ...eauxVives, zoom: 15 } });
  expect(early.signal.aborted).toBe(true);
  await early.answer(ok(carouge));
  clock.increment(REST);
  expect(view()).toMatchObject({ is: 'asking', place: null });
});

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

test('coming nearer keeps the name and asks for nothing', async () => {
  const { name, send, view } = putPin();
  await name.last().answer(ok(carouge));
  send({ type: 'zoom.stepped', by: 1 });
  send({ type: 'map.dragged', view: { ...plainpalais, zoom: 16.4 } });
  expect(view()).toMatchObject({ is: 'named', place: carouge, view: { zoom: 16.4 } });
  expect(name.asked).toHaveLength(1);
});

test('nothing is taken before it is known what stands there, nor where nobody delivers', async () => {
  const { name, told, send, view } = putPin();
  send({ type: 'pin.taken' });
  await name.last().answer(ok(null));
  send({ type: 'pin.taken' });
  expect([view().is, told]).toEqual(['outside', []]);
});

test('the pin’s own point is taken, with the address that stands there', async () => {
  const { name, clock, told, send } = putPin();
  send({ type: 'map.dragged', view: { ...eauxVives, zoom: 15 } });
  clock.increment(REST);
  await name.last().answer(ok(carouge));
  send({ type: 'pin.taken' });
  expect(told).toEqual([{ point: eauxVives, place: carouge }]);
});

test('a look-up that fails leaves the point to be taken, or asked for again', async () => {
  const { name, told, send, view } = putPin();
  await name.last().answer(offline);
  expect(view().is).toBe('unnamed');
  send({ type: 'name.wanted' });
  expect(name.asked).toHaveLength(2);
  await name.last().answer(offline);
  send({ type: 'pin.taken' });
  expect(told).toEqual([{ point: plainpalais, place: null }]);
});

test('a map that cannot be drawn takes neither the pin nor its name away', async () => {
  const { name, send, view } = putPin();
  await name.last().answer(ok(carouge));
  send({ type: 'map.failed' });
  expect(view()).toMatchObject({ is: 'named', drawing: 'missing' });
});

test.each([{ latitude: eauxVives.latitude }, { longitude: eauxVives.longitude }])(
  'a pin dragged straight to %o loses its name',
  async (moved) => {
    const { name, send, view } = putPin();
    await name.last().answer(ok(carouge));
    send({ type: 'map.dragged', view: { ...plainpalais, ...moved, zoom: 15 } });
    expect(view()).toMatchObject({ is: 'asking', place: null });
  },
);
