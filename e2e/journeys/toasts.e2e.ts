import { expect } from '@playwright/test';
import { toastsModel } from '#machines/toasts/toasts.model.ts';
import { CAROUGE, newCustomer, storeNamed } from '../demo-city.ts';
import { StorePage } from '../models/StorePage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { STORE } from '../with-basket.ts';

type Props = { readonly store: StorePage };

const news = ({ page }: Stage<Props>) => page.getByText(/^(?:(?:Added to|Removed from) your favourites|You’re back online)\.$/);

/** Presses the heart, which tells what came of it; how it stands before does not matter. */
const becomes =
  (isFavourite: boolean) =>
  async ({ props: { store } }: Stage<Props>) => {
    const heart = store.favourite(STORE);
    if ((await heart.getAttribute('aria-pressed')) === String(isFavourite)) await heart.click();
    await heart.click();
  };

actInThePage<'silent' | 'coming' | 'said' | 'held', Props>({
  model: modelOf(toastsModel),
  ports: {},
  unreachable: {},
  rules: [],
  unseen: [],
  open: async (page) => {
    const { path } = await storeNamed(page.request, STORE);
    await remember(page, { user: await newCustomer(page.request), place: CAROUGE });
    await openPage(page, path);
    return { store: new StorePage(page) };
  },
  acts: {
    'a store is a favourite now': becomes(true),
    'a store is no favourite any more': becomes(false),
    'the network is back': async ({ page }) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'the page has drawn it': (stage) => expect(news(stage)).toBeVisible(),
    'the customer points at it': (stage) => news(stage).hover(),
    'the pointer goes elsewhere': ({ page }) => page.mouse.move(0, 0),
  },
  states: {
    silent: (stage) => expect(news(stage)).toBeHidden(),
    // On the screen with the next frame, mostly.
    coming: async () => {},
    said: (stage) => expect(news(stage)).toBeVisible(),
    held: (stage) => expect(news(stage)).toBeVisible(),
  },
});
