import { createActor, fromCallback, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { addressSearchModel, carouge, point } from '#machines/address-search/address-search.model.ts';
import { toAddressSearchView } from '#machines/address-search/address-search.view.ts';
import { ok, type Result } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(addressSearchModel);

const PAUSE = 150;

const openSearch = () => {
  const find = deferredPort<Result<readonly Place[], Failure>, { text: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(addressSearchMachine.provide({ actors: { findPlaces: find.logic, device: fromCallback(() => undefined) } }), {
    clock,
  });
  const told: string[] = [];
  actor.on('place.found', ({ place }) => told.push(place.address));
  actor.start();
  return {
    find,
    clock,
    told,
    send: (event: EventFromLogic<typeof addressSearchMachine>) => actor.send(event),
    view: () => toAddressSearchView(actor.getSnapshot()),
    type: (text: string) => actor.send({ type: 'text.typed', text }),
  };
};

test('quick typing asks once, when it pauses', () => {
  const { find, clock, type } = openSearch();
  for (const text of ['ru', 'rue', 'rue d']) {
    type(text);
    clock.increment(PAUSE - 1);
  }
  expect(find.asked.length).toBe(0);
  clock.increment(1);
  expect(find.asked.length).toBe(1);
  expect(find.last().input).toEqual({ text: 'rue d' });
});

test('Enter takes the first suggestion while the device is asked, and what the device says later is not taken too', async () => {
  const { find, told, send, type } = openSearch();
  send({ type: 'device.wanted' });
  type('rue de carouge 12');
  send({ type: 'first.wanted' });
  await find.last().answer(ok([carouge]));
  send({ type: 'device.updated', place: point });
  expect(told).toEqual(['Rue de Carouge 12, 1205 Genève']);
});

test('what the device says counts for the field that asked, also once it was emptied, and for no other', () => {
  const { told, send, type } = openSearch();
  send({ type: 'device.updated', place: point });
  expect(told).toEqual([]);
  send({ type: 'device.wanted' });
  type('rue');
  send({ type: 'text.cleared' });
  send({ type: 'device.updated', place: point });
  send({ type: 'device.updated', place: point });
  expect(told).toEqual([point.address]);
});
