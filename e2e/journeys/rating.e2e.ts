import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { ratingModel } from '#machines/rating/rating.model.ts';
import { CAROUGE, newCustomer } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { pastOrder } from '../past-order.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

const onTheMainPage = 'the question that may be put away stands on the main page';
type Props = object;
const part = ({ page }: Stage<Props>) => page.getByRole('region', { name: 'How was it?' });
const store = (stage: Stage<Props>) => part(stage).getByRole('group', { name: 'Café de la Rade' });

actInThePage<'open' | 'saving' | 'saved' | 'unsaved' | 'standing' | 'puttingAway' | 'away', Props>({
  model: modelOf(ratingModel),
  ports: { save: endpoints.rating_to_store.path, putAway: endpoints.show_invoice.path },
  unreachable: {
    'the store has five stars': 'the page opens an order that nobody rated; tests/machines tells the others',
    'the store has five stars that stand': 'the page opens an order that nobody rated; tests/machines tells the others',
    'the customer puts the question away': onTheMainPage,
    'it is noted that it is put away': onTheMainPage,
    'it cannot be noted': onTheMainPage,
  },
  rules: [
    { event: 'words.said', in: 'open', because: 'words are asked for once there are stars' },
    {
      event: 'words.said',
      when: ({ context, event }) => (context.wanted ?? context.given)?.review !== (event as unknown as { words: string }).words,
      because: 'words that were said are not said again',
    },
    {
      event: 'stars.picked',
      when: ({ context, event }) => (context.wanted ?? context.given)?.rating !== (event as unknown as { stars: number }).stars,
      because: 'stars that are said stay said when they are tapped again',
    },
  ],
  unseen: ['deciding'],
  open: async (page) => {
    const user = await newCustomer(page.request);
    const orderId = await pastOrder(page.request, user);
    await remember(page, { user, place: CAROUGE });
    await openPage(page, `/order_detail?order_id=${orderId}`);
    await expect(page.getByRole('region', { name: 'How was it?' }).getByText('Tap a star to rate.').first()).toBeVisible();
    return {};
  },
  acts: {
    'the customer gives five stars': (stage) => store(stage).getByRole('radio', { name: '5 stars' }).check({ force: true }),
    'the customer gives three stars': (stage) => store(stage).getByRole('radio', { name: '3 stars' }).check({ force: true }),
    'the customer adds words': async (stage) => {
      await part(stage).getByRole('textbox').first().fill('Still hot.');
      await part(stage).getByRole('button', { name: 'Save comment' }).click();
    },
    'the customer tries again': (stage) => part(stage).getByRole('button', { name: 'Try again' }).click(),
  },
  states: {
    open: (stage) => expect(part(stage).getByText('Tap a star to rate.').first()).toBeVisible(),
    saving: (stage) => expect(part(stage).getByText('Saving', { exact: true })).toBeVisible(),
    saved: (stage) => expect(part(stage).getByText(/^Saved\./)).toBeVisible(),
    unsaved: (stage) => expect(part(stage).getByText('Not saved yet.')).toBeVisible(),
    standing: (stage) => expect(part(stage).getByText(/can no longer be changed/)).toBeVisible(),
    puttingAway: (stage) => expect(part(stage)).toBeHidden(),
    away: (stage) => expect(part(stage)).toBeHidden(),
  },
});
