import { test } from 'vitest';
import { parcelPicturesModel } from '#machines/parcel-pictures/parcel-pictures.model.ts';
import { toParcelPicturesView, type ParcelPicturesView } from '#machines/parcel-pictures/parcel-pictures.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const shows = (is: ParcelPicturesView['is'], pictures: readonly string[], refusals: ParcelPicturesView['refusals'] = []) => ({
  is,
  pictures: pictures.map((told) => {
    const [id, name, how] = told.split(' ');
    return { id, name, is: how };
  }),
  refusals,
  hasRoom: pictures.length < 5,
});
const told = {
  types: ['pictures.updated'],
  is: ({ pictures }: ParcelPicturesView) => ({ type: 'pictures.updated', coming: pictures.filter(({ is }) => is === 'coming').length }),
};
const story = (steps: Parameters<typeof tellStory>[2]) => tellStory(parcelPicturesModel, toParcelPicturesView, steps, told);
const prepares = (id: string) => ({ asked: { preparePicture: { id } } });
const begins: Step = ['the booking opens', shows('recalling', []), { asked: { recallPictures: undefined, pictureStore: undefined } }];

test('a picture is made ready, fails, is tried again and taken away', () =>
  story([
    begins,
    ['a picture was kept', shows('resting', ['p1 box.jpg ready'])],
    ['the customer gives a picture', shows('preparing', ['p1 box.jpg ready', 'p2 plant.png coming']), prepares('p2')],
    ['it is not managed', shows('resting', ['p1 box.jpg ready', 'p2 plant.png failed'])],
    ['the customer tries the picture again', shows('preparing', ['p1 box.jpg ready', 'p2 plant.png coming']), prepares('p2')],
    ['30 s pass without it being ready', shows('resting', ['p1 box.jpg ready', 'p2 plant.png failed'])],
    ['the customer tries the picture again', shows('preparing', ['p1 box.jpg ready', 'p2 plant.png coming']), prepares('p2')],
    ['it is ready', shows('resting', ['p1 box.jpg ready', 'p2 plant.png ready'])],
    ['the customer takes the picture away', shows('resting', ['p1 box.jpg ready'])],
  ]));

test('what is given before the kept ones are there stands behind them, and what has no room is named', () =>
  story([
    begins,
    ['the customer gives a picture', shows('recalling', ['p2 plant.png coming'])],
    [
      'the customer gives four more',
      shows('recalling', ['p2 plant.png coming', ...[3, 4, 5, 6].map((number) => `p${number} book-${number}.jpg coming`)]),
    ],
    [
      'a picture was kept',
      shows(
        'preparing',
        ['p1 box.jpg ready', 'p2 plant.png coming', ...[3, 4, 5].map((number) => `p${number} book-${number}.jpg coming`)],
        [{ name: 'book-6.jpg', why: 'tooMany' }],
      ),
      prepares('p2'),
    ],
  ]));

test('what is no picture, and a sixth one, are named with the reason until it is read', () =>
  story([
    begins,
    ['the browser keeps nothing', shows('resting', [])],
    ['the customer gives a picture', shows('preparing', ['p2 plant.png coming']), prepares('p2')],
    ['it is no picture', shows('resting', [], [{ name: 'plant.png', why: 'notAnImage' }])],
    ['the customer gives a picture', shows('preparing', ['p2 plant.png coming']), prepares('p2')],
    ['it is ready', shows('resting', ['p2 plant.png ready'])],
    [
      'the customer gives four more',
      shows('preparing', ['p2 plant.png ready', ...[3, 4, 5, 6].map((number) => `p${number} book-${number}.jpg coming`)]),
      prepares('p3'),
    ],
    [
      'making it ready breaks',
      shows('preparing', [
        'p2 plant.png ready',
        'p3 book-3.jpg failed',
        ...[4, 5, 6].map((number) => `p${number} book-${number}.jpg coming`),
      ]),
      prepares('p4'),
    ],
  ]));
