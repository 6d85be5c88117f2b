import { createActor, fromCallback, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { ok } from '#contract/result.ts';
import { trackingMachine } from '#machines/tracking/tracking.machine.ts';
import { orders } from '#machines/tracking/tracking.model.ts';
import { eventually } from '#tests/eventually.ts';

test('what the page tells the followed order, its ride hears too', async () => {
  const heard: string[] = [];
  const actors = {
    askOrder: fromPromise(() => Promise.resolve(ok(orders.onTheRoad))),
    environment: fromCallback(() => undefined),
    ride: fromCallback<{ type: string }>(({ receive }) => receive(({ type }) => heard.push(type))),
  };
  const tracking = createActor(trackingMachine.provide({ actors: actors as never }), {
    input: { orderId: orders.onTheRoad.order._id },
  }).start();
  await eventually(() => expect(tracking.getSnapshot().children.ride).toBeDefined());
  for (const type of ['page.hidden', 'page.shown', 'network.back'] as const) tracking.send({ type });
  expect(heard).toEqual(['page.hidden', 'page.shown', 'network.back']);
  tracking.stop();
});
