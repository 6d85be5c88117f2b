import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { favouriteStoresModel } from '#machines/favourite-stores/favourite-stores.model.ts';
import { CAROUGE, keepStore, newCustomer, storeNamed } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

const [FIRST, SECOND] = ['Bento Bastions', 'Café de la Rade'];
type State = 'loading' | 'unavailable' | 'viewing' | 'editing' | 'deleting' | 'undoing';
type Props = { readonly user: Awaited<ReturnType<typeof newCustomer>> };

const ports = {
  listStores: endpoints.get_favourite_store_list.path,
  removeStores: endpoints.remove_favourite_store.path,
  keepStores: endpoints.add_favourite_store.path,
};
const main = ({ page }: Stage<Props>) => page.getByRole('main');
const toggle = (stage: Stage<Props>) => main(stage).getByRole('button', { name: /^(Edit|Done)$/ });
const undo = (stage: Stage<Props>) => main(stage).getByRole('button', { name: 'Undo' });
const elsewhere = 'the two tabs of e2e/favourite-stores.e2e.ts';

actInThePage<State, Props>({
  model: modelOf(favouriteStoresModel),
  ports,
  unreachable: {
    'another tab keeps a third store': elsewhere,
    'another tab keeps one of them no longer': elsewhere,
    'another tab keeps none any more': elsewhere,
    'the customer looks around from somewhere else': 'e2e/favourite-stores.e2e.ts chooses another place',
    'nothing is heard of hearts and place any more': 'what is listened to lives in the same page',
  },
  rules: [],
  unseen: ['settling'],
  undecided: { 'settling | always | 0': 'the customer looks around from somewhere else' },
  open: async (page, _calls, input) => {
    const user = await newCustomer(page.request);
    let favourite_stores: string[] = [];
    if (input === 0)
      for (const name of [FIRST, SECOND]) favourite_stores = await keepStore(page.request, user, (await storeNamed(page.request, name)).id);
    await remember(page, { user: { ...user, favourite_stores }, place: CAROUGE });
    await openPage(page, '/favourite_stores');
    return { user };
  },
  acts: {
    'the customer asks again': (stage) => main(stage).getByRole('button', { name: 'Try again' }).click(),
    'the customer presses Edit, or closes it': (stage) => toggle(stage).click(),
    'the customer ticks a store, or takes the tick away': (stage) =>
      main(stage)
        .getByRole('checkbox', { name: `Tick ${SECOND}` })
        .click(),
    'the customer deletes what is ticked': (stage) =>
      main(stage)
        .getByRole('button', { name: /^Delete/ })
        .click(),
    'the customer undoes it': (stage) => undo(stage).click(),
    'the customer has read it': (stage) => main(stage).getByRole('button', { name: 'Close' }).click(),
  },
  states: {
    loading: ({ calls }) => expect.poll(() => calls.isWaiting(ports.listStores)).toBe(true),
    unavailable: (stage) => expect(main(stage).getByRole('button', { name: 'Try again' })).toBeVisible(),
    viewing: (stage) => expect(main(stage).getByRole('checkbox')).toHaveCount(0),
    editing: (stage) => expect(main(stage).getByRole('checkbox').first()).toBeVisible(),
    deleting: (stage) => expect(main(stage).getByText('1 store is being deleted.')).toBeVisible(),
    undoing: (stage) => expect(undo(stage)).toHaveAttribute('aria-busy', 'true'),
  },
});
