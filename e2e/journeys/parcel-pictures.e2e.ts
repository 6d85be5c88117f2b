import { expect, type Locator, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { parcelPicturesModel } from '#machines/parcel-pictures/parcel-pictures.model.ts';
import { openBooking, picture } from '../open-booking.ts';
import { actInThePage, modelOf } from './act.ts';

type Shown = { readonly files: Locator; readonly tiles: Locator; readonly isComing: Locator; readonly refusals: Locator };

const KEPT = 'the browser itself keeps and recalls pictures, and answers at once: e2e/courier.e2e.ts reloads a page with some';
const upload = endpoints.courier_image.path;

const give = async ({ files }: Shown, names: readonly string[], page: Page) => {
  // Where five are there already, nothing more can be chosen, and no journey asks for it.
  if ((await files.count()) === 0) throw new Error('no room is left for another picture');
  const given = names.map(async (name, index) => ({ name, mimeType: 'image/jpeg', buffer: await picture(20 + index, 20) }));
  await files.setInputFiles(await Promise.all(given));
  await page.evaluate(() => undefined);
};

actInThePage<'recalling' | 'taking.resting' | 'taking.preparing', Shown>({
  model: modelOf(parcelPicturesModel),
  ports: { preparePicture: upload },
  unreachable: {
    'a picture was kept': KEPT,
    'a picture was kept that is not ready yet': KEPT,
    'the browser keeps nothing': KEPT,
    '5 s pass without the kept pictures': KEPT,
    'files cannot be dropped': 'the shelf is told and never answers',
    'making it ready breaks': 'what the server or the network does is an answer; tests/machines breaks it',
  },
  rules: [
    {
      event: 'pictures.given',
      when: ({ context, event }) => {
        const { pictures } = context as { readonly pictures: readonly { readonly id: string }[] };
        const { pictures: given } = event as unknown as { readonly pictures: readonly { readonly id: string }[] };
        return pictures.length < 5 && given.every(({ id }) => pictures.every((picture) => picture.id !== id));
      },
      because: 'nothing can be chosen where five are there, and a file that is chosen again is another picture',
    },
    {
      event: 'refusals.read',
      when: ({ context }) => (context as { readonly refusals: readonly unknown[] }).refusals.length > 0,
      because: 'there is nothing to read where everything was taken',
    },
  ],
  unseen: ['taking.deciding'],
  open: async (page) => {
    await openBooking(page);
    const card = page.getByRole('main').locator('section[aria-labelledby="parcel-pictures"]');
    return {
      files: card.locator('input[type=file][multiple]'),
      tiles: card.getByRole('button', { name: /^Remove photo/ }),
      isComing: card.getByText('Preparing a photo'),
      refusals: card.getByText('Not added:'),
    };
  },
  acts: {
    'nothing was kept': () => Promise.resolve(),
    'the customer gives a picture': ({ props, page }) => give(props, ['plant.jpg'], page),
    'the customer gives four more': ({ props, page }) =>
      give(
        props,
        [3, 4, 5, 6].map((number) => `book-${number}.jpg`),
        page,
      ),
    'it is no picture': async ({ calls }) =>
      (await calls.take(upload)).fulfill({ json: { success: false, error_code: 1003, image_refused: 'notAnImage' } }),
    'it is not managed': async ({ calls }) => (await calls.take(upload)).abort('internetdisconnected'),
    'the customer takes the picture away': ({ page }) => page.getByRole('button', { name: /^Remove photo.*plant\.jpg/ }).click(),
    'the customer tries the picture again': ({ page }) => page.getByRole('button', { name: 'Try plant.jpg again' }).click(),
    'the customer has read what was not taken': ({ page }) => page.getByRole('button', { name: 'Got it' }).click(),
  },
  states: {
    recalling: ({ props: { files } }) => expect(files).toHaveCount(1),
    'taking.resting': ({ props: { isComing } }) => expect(isComing).toBeHidden(),
    'taking.preparing': ({ props: { isComing } }) => expect(isComing).toBeAttached(),
  },
});
