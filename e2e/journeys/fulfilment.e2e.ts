import { expect, test } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { Availability } from '#domain/schedule/store-rules.ts';
import type { fulfilmentMachine } from '#machines/fulfilment/fulfilment.machine.ts';
import { both, delivers, handsOver, fulfilmentModel } from '#machines/fulfilment/fulfilment.model.ts';
import { CAROUGE, newCustomer } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { setServerClock } from '../server-clock.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { OperatedStore } from './operated-store.ts';

type Props = { readonly store: OperatedStore };
type Occasion = { readonly context: { readonly offer: Availability | null }; readonly event: { readonly type: string } };

const told =
  (rules: typeof both) =>
  async ({ props: { store } }: Stage<Props>) =>
    store.tell('Café de la Rade', rules);
const chooses =
  (isPickup: boolean) =>
  ({ props: { store } }: Stage<Props>) =>
    store.basket.collect.setChecked(isPickup);
const knowsStore = ({ context: { offer } }: Occasion) => offer !== null;
/** What the box says where there is a basket; without one there is nothing to see of it. */
const isThere = async ({ page }: Stage<Props>) => new URL(page.url()).pathname === '/basket';

test.beforeEach(async ({ baseURL }) => setServerClock(baseURL, '2026-11-20T11:00:00Z'));
test.afterEach(async ({ baseURL }) => setServerClock(baseURL, '2026-11-20T11:30:00Z'));

actInThePage<SnapshotFrom<typeof fulfilmentMachine>['value'], Props>({
  model: modelOf(fulfilmentModel),
  ports: {},
  unreachable: {},
  rules: [
    { event: 'store.left', when: knowsStore as never, because: 'there is no basket to empty' },
    { event: 'order.placed', when: knowsStore as never, because: 'there is nothing to order' },
  ],
  unseen: [],
  open: async (page) => {
    const user = await newCustomer(page.request);
    await remember(page, { user, place: CAROUGE });
    const store = await OperatedStore.of(page, user);
    await openPage(page, '/help');
    return { store };
  },
  acts: {
    'the store offers both': told(both),
    'the store only hands over': told(handsOver),
    'the store only delivers': told(delivers),
    'the basket is empty': ({ props: { store } }) => store.empty(),
    'the customer chooses to collect': chooses(true),
    'the customer chooses delivery': chooses(false),
    'the order is placed': ({ props: { store } }) => store.order(),
  },
  states: {
    delivery: async (stage) => {
      if (!(await isThere(stage))) return;
      await expect(stage.props.store.basket.collect).toBeEnabled();
      await expect(stage.props.store.basket.collect).not.toBeChecked();
      await expect(stage.props.store.basket.row('where')).toBeVisible();
    },
    pickup: async ({
      props: {
        store: { basket },
      },
    }) => {
      await expect(basket.collect).toBeChecked();
      await expect(basket.collect).toBeEnabled();
      await expect(basket.row('where')).toBeHidden();
    },
    onlyPickup: async ({
      props: {
        store: { basket },
      },
    }) => {
      await expect(basket.collect).toBeChecked();
      await expect(basket.collect).toBeDisabled();
      await expect(basket.row('where')).toBeHidden();
    },
    onlyDelivery: async ({
      props: {
        store: { basket },
      },
    }) => {
      await expect(basket.collect).toHaveCount(0);
      await expect(basket.row('where')).toBeVisible();
    },
  },
});
