import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { orderProblemModel } from '#machines/order-problem/order-problem.model.ts';
import { CAROUGE, newCustomer } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { picture } from '../open-booking.ts';
import { pastOrder } from '../past-order.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Props = object;
const dialog = ({ page }: Stage<Props>) => page.getByRole('dialog');
const dish = (stage: Stage<Props>) => dialog(stage).getByRole('checkbox', { name: /fondue/ });
const wrong = (stage: Stage<Props>, what: string) => dialog(stage).getByRole('radio', { name: what, exact: true });
const button = (stage: Stage<Props>, name: string | RegExp) => dialog(stage).getByRole('button', { name });
const image = endpoints.order_problem_image.path;
type Said = { readonly lines: readonly { readonly photo: { readonly imageId: string | null } | null }[]; readonly note: string };

actInThePage<
  'filling.choosing' | 'filling.incomplete' | 'filling.addingPhoto' | 'sending' | 'unsent' | 'told' | 'closed' | 'refused',
  Props
>({
  model: modelOf(orderProblemModel),
  ports: { report: endpoints.report_order_problem.path, addPhoto: image },
  unreachable: {
    'the customer has had two problems this month': 'the page opens the first problem of a new customer; tests/server tells the others',
    'the customer wants it the way they paid': 'the order of the page is paid in cash, which comes to the wallet; tests/machines tells it',
    'it is looked at': 'the dish of the page costs less than the city’s limit; e2e/order-problem.e2e.ts tells it',
  },
  rules: [
    {
      event: 'line.said',
      when: ({ context }) => (context as Said).lines.length === 0,
      because: 'what is said of a line is changed touch by touch; tests/features/orders/order-problem.test.tsx does so',
    },
    {
      event: 'line.unsaid',
      when: ({ context }) => (context as Said).lines.length > 0,
      because: 'nothing is said of a line that is not named',
    },
    {
      event: 'note.written',
      when: ({ context, event }) => (context as Said).note !== (event as unknown as { words: string }).words,
      because: 'what stands in a field is not typed again',
    },
    {
      event: 'photo.given',
      when: ({ context }) => (context as Said).lines.some(({ photo }) => photo === null),
      because: 'a line that has a photo asks for no other',
    },
    {
      event: 'photo.removed',
      when: ({ context }) => (context as Said).lines.some(({ photo }) => photo !== null && photo.imageId !== null),
      because: 'there is nothing to take away where no photo is',
    },
  ],
  ownLanguageAlone: true,
  unseen: [],
  open: async (page) => {
    const user = await newCustomer(page.request);
    const orderId = await pastOrder(page.request, user);
    await remember(page, { user, place: CAROUGE });
    await openPage(page, `/order_detail?order_id=${orderId}`);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await expect(page.getByRole('dialog', { name: 'What was wrong?' })).toBeVisible();
    return {};
  },
  acts: {
    'a soup is missing': async (stage) => {
      await dish(stage).check();
      await wrong(stage, 'Missing').check();
    },
    'a soup is cold, and that is all': async (stage) => {
      await dish(stage).check();
      await wrong(stage, 'Cold').check();
      await dialog(stage).getByRole('checkbox', { name: 'I’d like the money back' }).uncheck();
    },
    'a soup is named, and not what was wrong': (stage) => dish(stage).check(),
    'the soup was there after all': (stage) => dish(stage).uncheck(),
    'the customer writes a note': (stage) => dialog(stage).getByRole('textbox').fill('The bag was torn.'),
    'the customer gives a photo': async (stage) =>
      dialog(stage)
        .locator('input[type=file]')
        .setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: await picture(30, 20) }),
    'the customer takes the photo away': (stage) => button(stage, /^Remove the photo/).click(),
    'the photo is no picture': async ({ calls }) =>
      (await calls.take(image)).fulfill({ json: { success: false, error_code: 1003, image_refused: 'notAnImage' } }),
    'the photo gets no answer': async ({ calls }) => (await calls.take(image)).abort('internetdisconnected'),
    'the customer sends it': (stage) => button(stage, /^(Get money back|Send)/).click(),
    'the customer sends it again': (stage) => button(stage, /^Send again/).click(),
  },
  states: {
    'filling.choosing': (stage) => expect(dialog(stage).getByText(/Nothing was sent/)).toBeHidden(),
    'filling.incomplete': (stage) => expect(dialog(stage).getByText(/Nothing was sent/)).toBeVisible(),
    'filling.addingPhoto': (stage) => expect(dialog(stage).getByText(/^Adding soup.jpg/)).toBeVisible(),
    sending: (stage) => expect(button(stage, /Sending/)).toHaveAttribute('aria-busy', 'true'),
    unsent: (stage) => expect(dialog(stage)).toContainText('You can safely send it again.'),
    told: (stage) => expect(button(stage, 'Back to my order')).toBeVisible(),
    closed: (stage) => expect(dialog(stage)).toContainText('It’s too late to report this'),
    refused: (stage) => expect(dialog(stage)).toContainText('This couldn’t be reported'),
  },
});
