import { parcelPicturesModel } from '#machines/parcel-pictures/parcel-pictures.model.ts';
import { toParcelPicturesView } from '#machines/parcel-pictures/parcel-pictures.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const coming = (count: number) => ({ type: 'pictures.updated', coming: count });

describeAnswers(parcelPicturesModel, toParcelPicturesView, {
  'I give more pictures than are taken': {
    shows: {
      pictures: [{ name: 'box.jpg' }, { name: 'plant.png' }, { name: 'book-3.jpg' }, { name: 'book-4.jpg' }, { name: 'book-5.jpg' }],
      refusals: [{ name: 'book-6.jpg', why: 'tooMany' }],
      hasRoom: false,
    },
    asked: 'pictureStore recallPictures preparePicture preparePicture',
    emitted: [coming(0), coming(1), coming(0), coming(3)],
  },
  'a file is no picture': {
    shows: { is: 'resting', pictures: [], refusals: [], hasRoom: true },
    asked: 'pictureStore recallPictures preparePicture',
    with: { preparePicture: { id: 'p2' } },
    emitted: [coming(0), coming(1), coming(0)],
  },
  'the browser keeps no pictures': {
    shows: { is: 'resting', pictures: [{ name: 'plant.png', is: 'ready' }], refusals: [] },
    asked: 'pictureStore recallPictures preparePicture',
    emitted: [coming(1), coming(0)],
  },
});
