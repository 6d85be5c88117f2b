import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { parcelPicturesMachine } from './parcel-pictures.machine.ts';
import { parcelPicturesQuestions } from './parcel-pictures.questions.ts';

const box = { id: 'p1', name: 'box.jpg' };
const plant = { id: 'p2', name: 'plant.png' };
const many = [3, 4, 5, 6].map((number) => ({ id: `p${number}`, name: `book-${number}.jpg` }));

export const parcelPicturesModel = defineModel({
  machine: parcelPicturesMachine,
  title: 'Pictures of a parcel',
  sentence: 'Up to five pictures of what is sent: looked at, turned, scaled down, kept and taken away.',
  usedBy: 'the first step of sending a parcel',
  section: '2.2.1',
  inputs: [{ says: 'the booking opens', input: undefined }],
  events: [
    { says: 'nothing was kept', by: 'page', event: { type: 'xstate.done.actor.recallPictures', output: [] } },
    { says: 'a picture was kept', by: 'page', event: { type: 'xstate.done.actor.recallPictures', output: [{ ...box, is: 'ready' }] } },
    {
      says: 'a picture was kept that is not ready yet',
      by: 'page',
      event: { type: 'xstate.done.actor.recallPictures', output: [{ ...plant, is: 'coming' }] },
    },
    { says: 'the browser keeps nothing', by: 'page', event: { type: 'xstate.error.actor.recallPictures', error: new Error('broken') } },
    {
      says: '5 s pass without the kept pictures',
      by: 'time',
      event: { type: 'xstate.after.recallingTakesTooLong.parcelPictures.recalling' },
    },
    { says: 'the customer gives a picture', by: 'customer', event: { type: 'pictures.given', pictures: [plant] } },
    { says: 'the customer gives four more', by: 'customer', event: { type: 'pictures.given', pictures: many } },
    { says: 'it is ready', by: 'page', event: { type: 'xstate.done.actor.preparePicture', output: ok(null) } },
    {
      says: 'it is no picture',
      by: 'page',
      event: { type: 'xstate.done.actor.preparePicture', output: failed({ kind: 'refused', why: 'notAnImage' }) },
    },
    { says: 'it is not managed', by: 'page', event: { type: 'xstate.done.actor.preparePicture', output: failed({ kind: 'failed' }) } },
    { says: 'making it ready breaks', by: 'page', event: { type: 'xstate.error.actor.preparePicture', error: new Error('broken') } },
    {
      says: '30 s pass without it being ready',
      by: 'time',
      event: { type: 'xstate.after.preparingTakesTooLong.parcelPictures.taking.preparing' },
    },
    { says: 'the customer takes the picture away', by: 'customer', event: { type: 'picture.removed', id: 'p2' } },
    { says: 'the customer tries the picture again', by: 'customer', event: { type: 'picture.retried', id: 'p2' } },
    { says: 'the customer has read what was not taken', by: 'customer', event: { type: 'refusals.read' } },
    { says: 'files cannot be dropped', by: 'page', event: { type: 'xstate.error.actor.pictureStore', error: new Error('broken') } },
  ],
  project: ({ context: { pictures, current } }) => ({
    count: pictures.length,
    coming: pictures.filter(({ is }) => is === 'coming').length,
    plant: pictures.find(({ id }) => id === plant.id)?.is ?? null,
    isPlantNow: current === plant.id,
    isPlantNext: pictures.find(({ is }) => is === 'coming')?.id === plant.id,
  }),
  invariants: [
    { says: 'there are never more than five', holds: ({ context }) => context.pictures.length <= 5 },
    {
      says: 'one is being made ready exactly while the chart says so',
      holds: (snapshot) => !snapshot.matches({ taking: 'preparing' }) || snapshot.context.current !== null,
    },
    {
      says: 'nothing waits while the chart rests',
      holds: (snapshot) => !snapshot.matches({ taking: 'resting' }) || snapshot.context.pictures.every(({ is }) => is !== 'coming'),
    },
  ],
  questions: parcelPicturesQuestions,
});
