import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Failure } from '#contract/failure.ts';
import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { favouriteModel } from '#machines/favourite/favourite.model.ts';
import { toFavouriteView } from '#machines/favourite/favourite.view.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(favouriteModel);

const openHeart = (isFavourite: boolean) => {
  const save = deferredPort<Result<null, Failure>, { storeId: string; isFavourite: boolean }>();
  const actor = createActor(favouriteMachine.provide({ actors: { save: save.logic } }), {
    input: { storeId: 'a'.repeat(24), isFavourite },
  }).start();
  return { save, press: () => actor.send({ type: 'heart.pressed' }), view: () => toFavouriteView(actor.getSnapshot()) };
};
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

test('the heart changes at once, before the answer', () => {
  const { press, view } = openHeart(false);
  press();
  expect(view()).toEqual({ isFavourite: true, saving: true, failure: null });
});

test('presses before the answer are sent as one, and only when the last differs', async () => {
  const { save, press, view } = openHeart(false);
  for (let times = 0; times < 3; times += 1) press();
  await save.last().answer(ok(null));
  expect([save.asked.length, view().isFavourite]).toEqual([1, true]);
  press();
  press();
  await save.last().answer(ok(null));
  expect(save.asked.map(({ input }) => input.isFavourite)).toEqual([true, false, true]);
});

test('what could not be saved goes back and says so; the next press tries again', async () => {
  const { save, press, view } = openHeart(false);
  press();
  await save.last().answer(offline);
  expect(view()).toMatchObject({ isFavourite: false, saving: false, failure: { cause: 'offline' } });
  press();
  await save.last().answer(ok(null));
  expect(view()).toEqual({ isFavourite: true, saving: false, failure: null });
});
