import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { parcelPicturesMachine } from '#machines/parcel-pictures/parcel-pictures.machine.ts';
import type { ParcelPicture, Prepared } from '#machines/parcel-pictures/parcel-pictures.setup.ts';
import { toParcelPicturesView } from '#machines/parcel-pictures/parcel-pictures.view.ts';
import { failed, ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';

const given = (...numbers: readonly number[]) => numbers.map((number) => ({ id: `p${number}`, name: `photo-${number}.jpg` }));

/** The chart over ports that the test answers; what its shelf hears, and what it tells of pictures that come. */
async function begin(recalled: readonly ParcelPicture[] = []) {
  const recall = deferredPort<readonly ParcelPicture[]>();
  const prepare = deferredPort<Prepared, { id: string }>();
  const dropped: string[] = [];
  const coming: number[] = [];
  const actor = createActor(
    parcelPicturesMachine.provide({
      actors: {
        recallPictures: recall.logic,
        preparePicture: prepare.logic,
        pictureStore: fromCallback<{ type: 'picture.dropped'; id: string }, undefined>(({ receive }) =>
          receive(({ id }) => dropped.push(id)),
        ),
      },
    }),
  );
  actor.on('pictures.updated', (news) => coming.push(news.coming));
  actor.start();
  await recall.last().answer(recalled);
  const view = () => toParcelPicturesView(actor.getSnapshot());
  const shown = () => view().pictures.map(({ id, is }) => `${id} ${is}`);
  return { actor, prepare, dropped, coming, view, shown };
}

test('five are taken of six, the sixth is named, until that is read', async () => {
  const { actor, view, shown } = await begin();
  actor.send({ type: 'pictures.given', pictures: given(1, 2, 3, 4, 5, 6) });
  expect(shown()).toEqual(['p1 coming', 'p2 coming', 'p3 coming', 'p4 coming', 'p5 coming']);
  expect(view()).toMatchObject({ hasRoom: false, refusals: [{ name: 'photo-6.jpg', why: 'tooMany' }] });
  actor.send({ type: 'refusals.read' });
  expect(view().refusals).toEqual([]);
});

test('what is given next forgets what was refused before, and so does room that is made', async () => {
  const { actor, view } = await begin();
  actor.send({ type: 'pictures.given', pictures: given(1, 2, 3, 4, 5, 6) });
  actor.send({ type: 'picture.removed', id: 'p5' });
  expect(view()).toMatchObject({ hasRoom: true, refusals: [] });
  actor.send({ type: 'pictures.given', pictures: given(7, 8) });
  expect(view().refusals).toEqual([{ name: 'photo-8.jpg', why: 'tooMany' }]);
  actor.send({ type: 'picture.removed', id: 'p7' });
  actor.send({ type: 'pictures.given', pictures: given(9) });
  expect(view()).toMatchObject({ hasRoom: false, refusals: [] });
});

test('a picture that is there already is no other one', async () => {
  const { actor, shown } = await begin();
  actor.send({ type: 'pictures.given', pictures: given(1) });
  actor.send({ type: 'pictures.given', pictures: given(1, 2) });
  expect(shown()).toEqual(['p1 coming', 'p2 coming']);
});

test('they are made ready one after the other, and how many still come is told each time', async () => {
  const { actor, prepare, coming, shown } = await begin();
  actor.send({ type: 'pictures.given', pictures: given(1, 2, 3) });
  await prepare.last().answer(ok(null));
  await prepare.last().answer(failed({ kind: 'failed' }));
  await prepare.last().answer(failed({ kind: 'refused', why: 'unreadable' }));
  expect(prepare.asked.map(({ input }) => input.id)).toEqual(['p1', 'p2', 'p3']);
  expect(shown()).toEqual(['p1 ready', 'p2 failed']);
  expect(coming).toEqual([0, 3, 2, 1, 0]);
  actor.send({ type: 'picture.retried', id: 'p2' });
  expect([coming.at(-1), prepare.last().input.id]).toEqual([1, 'p2']);
  await prepare.last().breakDown();
  expect([coming.at(-1), ...shown()]).toEqual([0, 'p1 ready', 'p2 failed']);
});

test('only one that failed is tried again, and only one that is there is taken away, with its file', async () => {
  const { actor, prepare, dropped, shown, coming } = await begin();
  actor.send({ type: 'pictures.given', pictures: given(1, 2) });
  await prepare.last().answer(ok(null));
  await prepare.last().answer(failed({ kind: 'failed' }));
  const told = coming.length;
  for (const id of ['p1', 'p9']) actor.send({ type: 'picture.retried', id });
  actor.send({ type: 'picture.removed', id: 'p9' });
  expect([coming.length, dropped, prepare.asked.length]).toEqual([told, [], 2]);
  actor.send({ type: 'picture.removed', id: 'p1' });
  expect([dropped, shown()]).toEqual([['p1'], ['p2 failed']]);
});

test('one that is taken away while it is made ready is dropped, and the next one comes', async () => {
  const { actor, prepare, dropped, shown } = await begin();
  actor.send({ type: 'pictures.given', pictures: given(1, 2) });
  const first = prepare.last();
  actor.send({ type: 'picture.removed', id: 'p1' });
  expect([dropped, prepare.last().input.id, first.signal.aborted]).toEqual([['p1'], 'p2', true]);
  await first.answer(ok(null));
  expect(shown()).toEqual(['p2 coming']);
});

test('of those that were kept five are shown, those that were not ready go on, and their number is told', async () => {
  const kept = given(1, 2, 3, 4, 5, 6).map((picture, index) => ({
    ...picture,
    is: index === 1 ? ('coming' as const) : ('ready' as const),
  }));
  const { prepare, coming, shown, view } = await begin(kept);
  expect(shown()).toEqual(['p1 ready', 'p2 coming', 'p3 ready', 'p4 ready', 'p5 ready']);
  expect([coming, prepare.last().input.id, view().is]).toEqual([[1], 'p2', 'preparing']);
});
