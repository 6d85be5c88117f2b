import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { parcelPicturesMachine } from './parcel-pictures.machine.ts';
import { parcelPicturesQuestions } from './parcel-pictures.questions.ts';
import { answered, broke, byCustomer, byPage, byTime, passed } from '#statecharts/samples.ts';

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
    byPage('nothing was kept', answered('recallPictures', [])),
    byPage('a picture was kept', answered('recallPictures', [{ ...box, is: 'ready' }])),
    byPage('a picture was kept that is not ready yet', answered('recallPictures', [{ ...plant, is: 'coming' }])),
    byPage('the browser keeps nothing', broke('recallPictures')),
    byTime('5 s pass without the kept pictures', passed('recallingTakesTooLong.parcelPictures.recalling')),
    byCustomer('the customer gives a picture', { type: 'pictures.given', pictures: [plant] }),
    byCustomer('the customer gives four more', { type: 'pictures.given', pictures: many }),
    byPage('it is ready', answered('preparePicture', ok(null))),
    byPage('it is no picture', answered('preparePicture', failed({ kind: 'refused', why: 'notAnImage' }))),
    byPage('it is not managed', answered('preparePicture', failed({ kind: 'failed' }))),
    byPage('making it ready breaks', broke('preparePicture')),
    byTime('30 s pass without it being ready', passed('preparingTakesTooLong.parcelPictures.taking.preparing')),
    byCustomer('the customer takes the picture away', { type: 'picture.removed', id: 'p2' }),
    byCustomer('the customer tries the picture again', { type: 'picture.retried', id: 'p2' }),
    byCustomer('the customer has read what was not taken', { type: 'refusals.read' }),
    byPage('files cannot be dropped', broke('pictureStore')),
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
