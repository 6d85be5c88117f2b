import { beforeEach, expect, test } from 'vitest';
import { parcelBooked } from '#src/shop/payment/parcel-fields.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import {
  dropPicture,
  forgetPictures,
  forgetPicturesOf,
  noteImageId,
  storedPicture,
  picturesOf,
  shelve,
  type ShelvedPicture,
} from '#src/browser/picture-store.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';

const lea = { holder: 'a'.repeat(24), token: 'first' };
const picture = (id: string, more: Partial<ShelvedPicture> = {}): ShelvedPicture => ({
  ...lea,
  id,
  name: `${id}.jpg`,
  file: new Blob([id]),
  isReady: true,
  imageId: null,
  at: 1,
  ...more,
});
const idsOf = async (owner: typeof lea) => (await picturesOf(owner)).map(({ id }) => id);

beforeEach(() => forgetPictures());

test('pictures stand in the order in which they were given, and are one customer’s for one parcel', async () => {
  await shelve(picture('second', { at: 2 }));
  await shelve(picture('first'));
  await shelve(picture('noahs', { holder: 'b'.repeat(24) }));
  await shelve(picture('ofTheNext', { token: 'next' }));
  expect(await idsOf(lea)).toEqual(['first', 'second']);
  expect(await idsOf({ ...lea, token: 'next' })).toEqual(['ofTheNext']);
});

test('pictures of everybody but who is here are forgotten, or of everybody', async () => {
  const noah = { holder: 'b'.repeat(24), token: lea.token };
  await shelve(picture('leas'));
  await shelve(picture('noahs', noah));
  await shelve(picture('ofNobody', { holder: '' }));
  await forgetPictures(noah.holder);
  expect([await idsOf(lea), await idsOf(noah), await idsOf({ ...lea, holder: '' })]).toEqual([[], ['noahs'], []]);
  await forgetPictures();
  expect(await idsOf(noah)).toEqual([]);
});

test('a parcel that was booked takes its own pictures along, and none of the next one', async () => {
  await shelve(picture('box'));
  await shelve(picture('bag', { token: 'next' }));
  await forgetPicturesOf('first');
  expect([await idsOf(lea), await idsOf({ ...lea, token: 'next' })]).toEqual([[], ['bag']]);
});

test('what a tab was still about to do with a picture of a booked parcel is not seen with the next one', async () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const owner = { ...lea, token: courierToken(storage) };
  await shelve(picture('box', owner));
  parcelBooked(storage, owner.token);
  await Promise.resolve();
  await noteImageId('box', 'f'.repeat(24));
  await shelve(picture('late', owner));
  expect(await idsOf({ ...lea, token: courierToken(storage) })).toEqual([]);
});

test('the server’s name is noted of a picture that is there, and of no other', async () => {
  await shelve(picture('box'));
  await noteImageId('box', 'f'.repeat(24));
  expect(await storedPicture('box')).toEqual(picture('box', { imageId: 'f'.repeat(24) }));
  await dropPicture('box');
  await noteImageId('box', 'e'.repeat(24));
  expect(await storedPicture('box')).toBeNull();
});
