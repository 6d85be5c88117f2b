import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createActor } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { parcelPicturesMachine } from '#machines/parcel-pictures/parcel-pictures.machine.ts';
import { failed, ok } from '#contract/result.ts';
import { forgetPictures, storedPicture, picturesOf, shelve, type ShelvedPicture } from '#src/browser/picture-store.ts';
import { parcelPicturesWith } from '#src/features/courier/pictures/parcel-pictures-ports.ts';
import { useParcelPictures, usePictureAddress } from '#src/features/courier/pictures/use-parcel-pictures.ts';
import { draw } from '#tests/features/stage/draw.tsx';
import { askPort, listenToPort } from '#tests/shop/ask-port.ts';
import { browserPictures, pictureFile, seenIn } from '#tests/shop/browser-pictures.ts';
import { drawn } from '#tests/shop/drawn.tsx';
import { soon } from '#tests/shop/soon.ts';
import { noAnswer, refused, serverSaying } from '#tests/shop/server-saying.ts';
import { eventually } from '#tests/eventually.ts';

const owner = { holder: 'a'.repeat(24), token: 'parcel' };
const ready = (id: string, more: Partial<ShelvedPicture> = {}): ShelvedPicture => ({
  ...owner,
  id,
  name: `${id}.jpg`,
  file: new Blob([id]),
  isReady: true,
  imageId: null,
  at: 1,
  ...more,
});
const picturesAt = (answers: Readonly<Record<string, unknown>>) => {
  const server = serverSaying(answers);
  return { ...server, machine: parcelPicturesWith(server.api, () => owner) };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('after a reload the parcel’s own pictures are there: those that the server has, and those that come', async () => {
  await forgetPictures();
  await shelve(ready('box', { imageId: 'f'.repeat(24) }));
  await shelve(ready('bag', { at: 2, isReady: false }));
  await shelve(ready('noahs', { holder: 'b'.repeat(24) }));
  expect(await askPort(picturesAt({}).machine, 'recallPictures')).toEqual([
    { id: 'box', name: 'box.jpg', is: 'ready' },
    { id: 'bag', name: 'bag.jpg', is: 'coming' },
  ]);
});

test('a picture is made ready, kept with the parcel’s cart and under the name that the server gave it', async () => {
  await forgetPictures();
  browserPictures();
  await shelve(ready('box', { file: await pictureFile({ kind: 'png' }), isReady: false }));
  const { machine, asked, unsigned } = picturesAt({ courier_image: ok({ image_id: 'f'.repeat(24), images: [] }) });
  expect(await askPort(machine, 'preparePicture', { id: 'box' })).toEqual(ok(null));
  const kept = await storedPicture('box');
  expect(kept).toMatchObject({ isReady: true, imageId: 'f'.repeat(24), name: 'box.jpg' });
  expect(await seenIn(kept?.file as Blob)).toMatchObject({ format: 'jpeg' });
  expect(asked).toEqual([['courier_image', { cart_unique_token: 'parcel' }, { timeout: CALL_TIMEOUT.pay, files: { image: kept?.file } }]]);
  expect(unsigned).toEqual([]);
});

test('a server that names none by itself has named it last among the parcel’s; one that names none at all leaves it to the order', async () => {
  await forgetPictures();
  const images = ['d', 'e', 'f'].map((each) => ({ image_id: each.repeat(24) }));
  const { machine } = picturesAt({ courier_image: [ok({ images }), ok({ images: [] })] });
  for (const id of ['box', 'bag']) {
    await shelve(ready(id));
    expect(await askPort(machine, 'preparePicture', { id })).toEqual(ok(null));
  }
  expect([(await storedPicture('box'))?.imageId, (await storedPicture('bag'))?.imageId]).toEqual(['f'.repeat(24), null]);
});

test('one that is ready is sent as it is, and a server without the call gets it with the order', async () => {
  await forgetPictures();
  const picture = ready('box');
  await shelve(picture);
  const { machine, asked } = picturesAt({ courier_image: noAnswer('absent') });
  expect(await askPort(machine, 'preparePicture', { id: 'box' })).toEqual(ok(null));
  expect(asked[0]?.[2]).toMatchObject({ files: { image: picture.file } });
  expect(await storedPicture('box')).toEqual(picture);
});

test('what is no picture, here or for the server, is gone and says why', async () => {
  await forgetPictures();
  const { machine, asked } = picturesAt({ courier_image: refused(1_003, { image_refused: 'tooMany' }) });
  await shelve(ready('letter', { file: new Blob(['%PDF-1.7 of a parcel']), isReady: false }));
  expect(await askPort(machine, 'preparePicture', { id: 'letter' })).toEqual(failed({ kind: 'refused', why: 'notAnImage' }));
  expect([asked, await storedPicture('letter')]).toEqual([[], null]);
  await shelve(ready('sixth'));
  expect(await askPort(machine, 'preparePicture', { id: 'sixth' })).toEqual(failed({ kind: 'refused', why: 'tooMany' }));
  expect(await storedPicture('sixth')).toBeNull();
});

test('one that could not be sent stays for another try, whatever hindered it; one that is not there is not sent', async () => {
  await forgetPictures();
  const { machine, asked } = picturesAt({ courier_image: [noAnswer(), refused(999), refused(1_003, {})] });
  const again = failed({ kind: 'failed' });
  await shelve(ready('box'));
  for (const _ of [1, 2, 3]) expect(await askPort(machine, 'preparePicture', { id: 'box' })).toEqual(again);
  expect([asked.length, (await storedPicture('box'))?.imageId]).toEqual([3, null]);
  expect(await askPort(machine, 'preparePicture', { id: 'gone' })).toEqual(again);
  expect(asked).toHaveLength(3);
});

test('a picture that is taken away is taken away on the server too, where it has it', async () => {
  await forgetPictures();
  const { machine, asked } = picturesAt({ remove_courier_image: [ok({ images: [] }), noAnswer()] });
  const { say, stop } = listenToPort(machine, 'pictureStore');
  await shelve(ready('box', { imageId: 'f'.repeat(24) }));
  await shelve(ready('bag'));
  say({ type: 'picture.dropped', id: 'box' } as never);
  say({ type: 'picture.dropped', id: 'bag' } as never);
  say({ type: 'picture.dropped', id: 'gone' } as never);
  await eventually(async () => expect(await picturesOf(owner)).toEqual([]));
  await eventually(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([['remove_courier_image', { image_id: 'f'.repeat(24), cart_unique_token: 'parcel' }]]);
  stop();
});

test('files that are given stand on the shelf in their order, and the flow hears of each', async () => {
  await forgetPictures();
  // Nobody makes ready what is given here.
  const actor = createActor(parcelPicturesMachine).start();
  const told = vi.spyOn(actor, 'send');
  const { given } = await drawn(() => [null, undefined, useParcelPictures(actor, () => owner)]);
  const now = () => given()[2] as ReturnType<typeof useParcelPictures>;
  await act(() => now()[2]([new File(['1'], 'box.jpg'), new File(['2'], 'bag.png')]));
  const kept = await picturesOf(owner);
  expect(kept).toMatchObject([
    { name: 'box.jpg', isReady: false, imageId: null },
    { name: 'bag.png', isReady: false, imageId: null },
  ]);
  expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
  expect(told).toHaveBeenCalledWith({ type: 'pictures.given', pictures: kept.map(({ id, name }) => ({ id, name })) });
  expect(now()[0].pictures.map(({ name }) => name)).toEqual(['box.jpg', 'bag.png']);
  actor.stop();
});

const Picture = ({ id }: { readonly id: string }) => <p>{usePictureAddress(id, true) ?? 'none yet'}</p>;

test('each picture is shown from an address of its own; one that is gone has none', async () => {
  await forgetPictures();
  for (const id of ['box', 'bag']) await shelve(ready(id, { file: new Blob([id], { type: 'image/jpeg' }) }));
  const queryClient = new QueryClient();
  const { shown } = await draw(
    <>
      <Picture id="box" />
      <Picture id="bag" />
      <Picture id="gone" />
    </>,
    { queryClient },
  );
  await soon(() => expect(shown()).toEqual(['data:image/jpeg;base64,Ym94', 'data:image/jpeg;base64,YmFn', 'none yet']));
  await soon(() => expect(queryClient.isFetching()).toBe(0));
});

test('a picture that cannot be read has no address', async () => {
  await forgetPictures();
  await shelve(ready('box'));
  class Unreadable extends EventTarget {
    readAsDataURL() {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('FileReader', Unreadable);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { shown } = await draw(<Picture id="box" />, { queryClient });
  const [query] = queryClient.getQueryCache().getAll();
  await soon(() => expect(query?.state.error?.message).toBe('The picture cannot be read'));
  expect(shown()).toEqual(['none yet']);
  vi.unstubAllGlobals();
});
