import { expect } from '@playwright/test';
import { favouriteModel } from '#machines/favourite/favourite.model.ts';
import { CAROUGE, keepStore, newCustomer, storeNamed } from '../demo-city.ts';
import { StorePage } from '../models/StorePage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

const STORE = 'Café de la Rade';
type Props = { readonly store: StorePage };

const notice = ({ page }: Stage<Props>) => page.getByText('Your favourites could not be changed.');

actInThePage<'resting' | 'saving' | 'failed', Props>({
  model: modelOf(favouriteModel),
  // Adding and removing are two calls.
  ports: { save: '/api/user/*_favourite_store' },
  unreachable: {
    'another tab makes it a favourite': 'the session’s poll and its tests tell what other tabs and devices keep',
    'another tab takes it from the favourites': 'the session’s poll and its tests tell what other tabs and devices keep',
  },
  rules: [],
  unseen: [],
  open: async (page, _calls, input) => {
    const { path, id } = await storeNamed(page.request, STORE);
    const user = await newCustomer(page.request);
    const favourite_stores = input === 1 ? await keepStore(page.request, user, id) : [];
    await remember(page, { user: { ...user, favourite_stores }, place: CAROUGE });
    await openPage(page, path);
    const store = new StorePage(page);
    await expect(store.favourite(STORE)).toHaveAttribute('aria-pressed', String(input === 1));
    return { store };
  },
  acts: {
    'the customer presses the heart': ({ props: { store } }) => store.favourite(STORE).click(),
    'the customer puts the notice away': ({ page }) => page.getByRole('alert').getByRole('button', { name: 'Close' }).click(),
  },
  states: {
    resting: (stage) => expect(notice(stage)).toBeHidden(),
    saving: async (stage) => {
      await expect(notice(stage)).toBeHidden();
      await expect(stage.props.store.favourite(STORE)).toHaveAttribute('aria-busy', 'true');
    },
    failed: (stage) => expect(notice(stage)).toBeVisible(),
  },
});
