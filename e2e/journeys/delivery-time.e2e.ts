import { expect, test } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { deliveryTimeMachine } from '#machines/delivery-time/delivery-time.machine.ts';
import {
  aDayBefore,
  atDinner,
  atNight,
  atNightNow,
  deliveryTimeModel,
  lunchAndDinner,
  nineOClock,
  onlyNow,
  sevenOClock,
  tomorrowNoon,
} from '#machines/delivery-time/delivery-time.model.ts';
import type { DeliveryTimeContext } from '#machines/delivery-time/delivery-time.setup.ts';
import { CAROUGE, newCustomer } from '../demo-city.ts';
import { DeliveryTimeDialog } from '../models/DeliveryTimeDialog.ts';
import { openPage, remember } from '../open-page.ts';
import { setServerClock } from '../server-clock.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { OperatedStore } from './operated-store.ts';

type Props = { readonly store: OperatedStore; readonly dialog: DeliveryTimeDialog; readonly itIs: (at: string) => Promise<void> };
type Occasion = { readonly context: DeliveryTimeContext; readonly event: unknown };

const NOON = '2026-11-20T11:00:00Z';
const EVENING = '2026-11-20T19:40:00Z';
/** Beside the model's: what the lists of a date offer that is not tomorrow. */
const tonight = { date: '2026-11-20', start: '21:30', end: null, at: Date.parse('2026-11-20T20:30:00Z') };
const MORE_PICKS = [
  { says: 'the customer picks today', by: 'customer', event: { type: 'date.picked', date: tonight.date } },
  { says: 'the customer picks half past nine tonight', by: 'customer', event: { type: 'time.picked', time: tonight } },
] as const;

const hasBasket = ({ context: { store } }: Occasion) => store !== null;
const wantsDelivery = ({ context: { isPickup } }: Occasion) => !isPickup;
const pickDate =
  (name: string) =>
  ({ props: { dialog } }: Stage<Props>) =>
    dialog.within(() => dialog.date(name).check());
const pickTime =
  (label: string) =>
  ({ props: { dialog } }: Stage<Props>) =>
    dialog.within(() => dialog.hour(label).check());
const told =
  (storeName: string, { rules }: typeof atNight) =>
  async ({ props: { store, itIs } }: Stage<Props>) => {
    await itIs(NOON);
    await store.tell(storeName, rules);
  };
const collect =
  (isPickup: boolean) =>
  async ({ props: { store } }: Stage<Props>) => {
    await store.goTo('/basket');
    await store.basket.collect.setChecked(isPickup);
  };
const shows =
  (words: RegExp, see: (dialog: DeliveryTimeDialog) => Promise<void>) =>
  async ({ props: { dialog } }: Stage<Props>) => {
    // Its last button takes nothing where no time is picked.
    if (await dialog.box.isVisible()) await dialog.close();
    await dialog.comeUp();
    await expect(dialog.button).toContainText(words);
    await dialog.within(() => see(dialog));
  };
const showsChosenTime = shows(/\d\d:\d\d/, async (dialog) => {
  await expect(dialog.schedule).toBeChecked();
  await expect(dialog.box.getByRole('group', { name: /^Time on/ }).getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(dialog.trouble).toHaveCount(0);
});

test.afterEach(async ({ baseURL }) => setServerClock(baseURL, '2026-11-20T11:30:00Z'));

actInThePage<Exclude<SnapshotFrom<typeof deliveryTimeMachine>['value'], 'waking'>, Props>({
  model: modelOf({ ...deliveryTimeModel, events: [...deliveryTimeModel.events, ...MORE_PICKS] }),
  ports: {},
  unreachable: {},
  rules: [
    { event: 'time.picked', branch: 'Time can’t be had', because: 'the lists lock what can’t be had by the same function' },
    { event: 'time.picked', in: 'asap', because: 'the buttons of the next times stand where a store is told to be closed' },
    {
      event: 'time.picked',
      when: (({ context, event }: Occasion) => (event as { time: { date: string } }).time.date === context.date) as never,
      because: 'the list shows the times of one date',
    },
    {
      event: 'time.picked',
      when: (({ context, event }: Occasion) =>
        context.store?.id !== aDayBefore.id || (event as { time: { at: number } }).time.at !== tomorrowNoon.at) as never,
      because: 'the server’s clock runs, and a day before noon is over at once',
    },
    {
      event: 'schedule.asked',
      when: (({ context }: Occasion) => context.moment !== null && (context.store?.rules.is_taking_schedule_order ?? true)) as never,
      because: 'the choice is locked where the store takes nothing for later',
    },
    {
      event: 'way.updated',
      when: (({ context, event }: Occasion) =>
        context.store !== null && (event as { isPickup: boolean }).isPickup !== context.isPickup) as never,
      because: 'delivery or pickup is chosen in the basket',
    },
    {
      event: 'store.updated',
      when: (({ context: { choice, before }, event }: Occasion) =>
        (event as { store: { id: string } }).store.id !== aDayBefore.id ||
        ![choice?.at, before?.choice?.at].includes(tomorrowNoon.at)) as never,
      because: 'the server’s clock runs, and a day before noon is over at once',
    },
    { event: 'store.updated', when: wantsDelivery as never, because: 'another store’s basket begins with delivery' },
    {
      event: 'store.left',
      when: ((moment: Occasion) => hasBasket(moment) && wantsDelivery(moment)) as never,
      because: 'there is no basket to empty, or pickup ends with it',
    },
    {
      event: 'order.placed',
      when: (({ context }: Occasion) => context.store?.id === onlyNow.id && context.choice === null && context.date === null) as never,
      because: 'the store takes orders for now',
    },
  ],
  unseen: ['waking'],
  open: async (page, _calls, input) => {
    const baseURL = test.info().project.use.baseURL;
    const itIs = (at: string) => setServerClock(baseURL, at);
    await itIs(NOON);
    const user = await newCustomer(page.request);
    await remember(page, { user, place: CAROUGE });
    if (input === 1) await page.evaluate((time) => localStorage.setItem('storefront.delivery_time', JSON.stringify(time)), sevenOClock);
    const store = await OperatedStore.of(page, user);
    if (input === 2) {
      const kept = { ...nineOClock, presetOf: await store.fill('Snack 24') };
      await page.evaluate((time) => localStorage.setItem('storefront.delivery_time', JSON.stringify(time)), kept);
    }
    // What a closed store presets is said in its basket alone.
    await openPage(page, input === 2 ? '/basket' : '/deliveries');
    return { store, itIs, dialog: new DeliveryTimeDialog(page) };
  },
  acts: {
    'the customer asks to schedule': ({ props: { dialog } }) => dialog.ask(),
    'the customer closes the list of times': ({ props: { dialog } }) => dialog.dismiss(),
    'the customer chooses as soon as possible': ({ props: { dialog } }) => dialog.within(() => dialog.asap.check()),
    'the customer picks tomorrow': pickDate('Saturday 21 November'),
    'the customer picks today': pickDate('Friday 20 November'),
    'the customer picks noon tomorrow': pickTime('12:00'),
    'the customer picks half past nine tonight': pickTime('21:30'),
    'it is noon': async ({ props: { itIs, store } }) => {
      await itIs(NOON);
      await store.look();
    },
    'the clock says 20:40': async ({ props: { itIs, store } }) => {
      await itIs(EVENING);
      await store.look();
    },
    'the order is to be collected': collect(true),
    'the order is to be delivered': collect(false),
    'the basket’s store is closed until nine': told('Snack 24', atNight),
    'the basket’s store is closed until six': told('Kebab des Nations', atDinner),
    'the store that is closed until nine takes nothing for later': told('Snack 24', atNightNow),
    'the basket’s store opens for lunch and dinner': told('Bangkok Eaux-Vives', lunchAndDinner),
    'the basket’s store wants to know a day before': told('Café de la Rade', aDayBefore),
    'the basket’s store takes nothing for later': told('Café de la Rade', onlyNow),
    // That leads home, where the bar of a small screen shows no time.
    'the basket is empty': async ({ props: { store } }) => {
      await store.empty();
      await store.goTo('/deliveries');
    },
    // Thanks say when it comes, and the bar asks for no time there.
    'the order is placed': async ({ props: { store } }) => {
      await store.order();
      await store.goTo('/deliveries');
    },
  },
  afterwards: {
    'the order is placed': ({ page }) =>
      expect.poll(() => page.evaluate(() => localStorage.getItem('storefront.delivery_time'))).toBeNull(),
  },
  states: {
    asap: shows(/As soon as possible/, async (dialog) => {
      await expect(dialog.asap).toBeChecked();
      await expect(dialog.hours).toHaveCount(0);
    }),
    preset: showsChosenTime,
    scheduled: showsChosenTime,
    choosing: shows(/Choose a time/, async (dialog) => {
      await expect(dialog.box.getByRole('group', { name: /^Time on/ }).getByRole('radio', { checked: true })).toHaveCount(0);
      // What the store does not take at all stays said whatever is shown.
      await expect(dialog.trouble.filter({ hasNotText: 'Store Not Provide Schedule Order' })).toHaveCount(0);
    }),
    gone: shows(/Choose a time/, async (dialog) => {
      await expect(dialog.trouble.first()).toBeVisible();
      await expect(dialog.box.getByRole('radio', { name: /^\d\d:\d\d/, checked: true })).toHaveCount(0);
    }),
  },
});
