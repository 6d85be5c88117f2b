import { expect } from '@playwright/test';
import sharp from 'sharp';
import { endpoints } from '#contract/endpoints.ts';
import { profilePictureModel } from '#machines/profile-picture/profile-picture.model.ts';
import { newCustomer, sendPicture, somebodyNew } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Props = object;
const part = ({ page }: Stage<Props>) => page.getByRole('region', { name: 'Your details' });
const change = (stage: Stage<Props>) => part(stage).getByRole('button', { name: /^(Add a photo|Change photo|Sending)$/ });
const remove = (stage: Stage<Props>) => part(stage).getByRole('button', { name: 'Remove' });
const upload = endpoints.set_profile_picture.path;
const give = async (stage: Stage<Props>) =>
  part(stage)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4060a0' } })
        .jpeg()
        .toBuffer(),
    });

actInThePage<'resting' | 'keeping' | 'unsent' | 'removing', Props>({
  model: modelOf(profilePictureModel),
  ports: { keepPicture: upload, removePicture: endpoints.remove_profile_picture.path },
  unreachable: {},
  rules: [
    {
      event: 'removal.wanted',
      because: 'where none is, none can be taken away',
      when: ({ context }) => (context as { readonly done: string | null }).done !== 'removed',
    },
  ],
  unseen: [],
  open: async (page) => {
    const user = await newCustomer(page.request, somebodyNew());
    // One that is there can be taken away, in each journey.
    await sendPicture(page.request, user);
    await remember(page, { user });
    await openPage(page, '/profile');
    return {};
  },
  acts: {
    'the customer chooses a picture': give,
    'the customer takes the picture away': async (stage) => remove(stage).click(),
    'the customer tries again': (stage) => part(stage).getByRole('button', { name: 'Try again' }).click(),
    'the file is no picture': async ({ calls }) =>
      (await calls.take(upload)).fulfill({ json: { success: false, error_code: 1003, image_refused: 'notAnImage' } }),
  },
  afterwards: {
    'the picture is kept': async (stage) => {
      await expect(part(stage).getByRole('img', { name: 'Your photo' })).toBeVisible();
      await expect(stage.page.getByRole('banner').locator('img[src*=customer_picture]')).toBeVisible();
    },
    'the picture is gone': (stage) => expect(part(stage).getByRole('button', { name: 'Add a photo' })).toBeFocused(),
    'the file is no picture': (stage) => expect(part(stage).getByRole('alert')).toContainText('neither a JPEG nor a PNG'),
    'the picture does not get through': (stage) => expect(part(stage).getByRole('alert')).toContainText('No connection'),
  },
  states: {
    resting: (stage) => expect(change(stage)).not.toHaveAttribute('aria-busy', 'true'),
    keeping: (stage) => expect(change(stage)).toHaveAttribute('aria-busy', 'true'),
    unsent: (stage) => expect(part(stage).getByRole('button', { name: 'Try again' })).toBeVisible(),
    removing: (stage) => expect(part(stage).getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-busy', 'true'),
  },
});
