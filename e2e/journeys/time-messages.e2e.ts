import { expect, test, type Page } from '@playwright/test';
import { every, rules, slots, week } from '#tests/domain/schedule/sample-week.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from '../demo-city.ts';
import { ToldStore, type ToldRules } from './told-store.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { StoresPage } from '../models/StoresPage.ts';
import { TimeBox } from '../models/TimeBox.ts';
import { openPage, remember } from '../open-page.ts';
import { setServerClock } from '../server-clock.ts';
import { IN_VERIFY } from '../tags.ts';

/** Friday 20 November, 12:30 at the stores. */
const START = '2026-11-20T11:30:00Z';
test.beforeEach(async ({ baseURL }) => setServerClock(baseURL, START));
test.afterEach(async ({ baseURL, page }) => {
  // A price may be on its way still that nobody waits for any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await setServerClock(baseURL, START);
});

const ALWAYS_OPEN = 'Snack 24';
const atHalfPastOne = { date: 'Saturday 21 November', label: '13:30' };
const evening = slots({
  6: [
    ['18:00', '18:30'],
    ['18:30', '19:00'],
  ],
});
const slotted = rules({ is_use_pre_delivery_slots: true, slot_time: evening });
const left = (places: number) => [
  { is_pickup: false, starts_at: Date.parse('2026-11-21T17:00:00Z'), slot_end_time: '18:30', left: places },
];

type Row = {
  readonly when: string;
  /** A time is preset once a store: where one is, the row has a store of its own. */
  readonly store?: string;
  readonly told: ToldRules;
  readonly act?: (time: TimeBox) => Promise<void>;
  readonly says: readonly (string | RegExp)[];
  /** Why it can't be paid then. */
  readonly why?: string;
};

/** What stores are told to be, and what becomes of a chosen time, each after the one before it. */
const ROWS: readonly Row[] = [
  {
    when: 'it opens again on a day that is open all day',
    store: 'Pizza à toute heure',
    told: rules({ store_time: week({ 0: 'always' }) }),
    says: ['The store is closed now. It opens on Sun.', 'Your order is scheduled for Sun 22 Nov, 00:00. You can choose another time.'],
  },
  {
    when: 'it opens again on another day',
    store: 'Smash Lab',
    told: rules({ store_time: week({ 2: [['11:00', '14:00']] }) }),
    says: [
      'The store is closed now. It opens on Tues at 11:00.',
      'Your order is scheduled for Tues 24 Nov, 11:00. You can choose another time.',
    ],
  },
  {
    when: 'it is open and takes nothing for now',
    store: 'Ramen Kagi',
    told: rules({
      is_provide_asap: false,
      store_time: every([
        ['11:00', '14:00'],
        ['18:00', '22:00'],
      ]),
    }),
    says: ['This store isn’t taking orders right now.', 'Your order is scheduled for Fri 20 Nov, 13:30. You can choose another time.'],
  },
  { when: 'both ways', told: rules(), says: [/No delivery fee, \S+/] },
  { when: 'it only hands over', told: rules({ is_provide_delivery: false }), says: [/This store doesn’t deliver: \S+/] },
  {
    when: 'it takes nothing for later',
    told: rules({ is_taking_schedule_order: false, is_provide_pickup_delivery: false }),
    act: (time) => time.reads('This store takes orders for now only.'),
    says: [],
  },
  {
    when: 'a chosen time is in good order',
    told: rules(),
    act: async (time) => {
      await time.schedule();
      await time.pick(atHalfPastOne.date, atHalfPastOne.label);
    },
    says: [],
  },
  {
    when: 'it takes nothing for later any more',
    told: rules({ is_taking_schedule_order: false }),
    says: ['Store Not Provide Schedule Order'],
  },
  {
    when: 'a time is chosen again',
    told: rules(),
    act: (time) => time.pick(atHalfPastOne.date, atHalfPastOne.label),
    says: [],
  },
  {
    when: 'it closes at that time',
    told: rules({ store_time: every([['18:00', '22:00']]) }),
    says: ['The store is closed at this time.', 'Choose another time.'],
  },
  {
    when: 'today is chosen',
    told: rules(),
    act: (time) => time.pick('Friday 20 November', '14:00'),
    says: [],
  },
  {
    when: 'it needs longer',
    told: rules({ schedule_order_create_after_minute: 240 }),
    says: ['Invalid Date & Time', 'Choose a time at least 240 minutes from now.'],
  },
  {
    when: 'a slot is chosen',
    told: { ...slotted, few_places: left(3) },
    act: (time) => time.pick(atHalfPastOne.date, '18:00 - 18:30'),
    says: [/Sat 21 Nov, 18:00 - 18:30|3 places left/],
  },
  {
    when: 'its last place is taken',
    told: { ...slotted, few_places: left(0) },
    says: ['This slot is full now.', 'Choose another time.'],
  },
];

test('the basket says in the specification’s words what can be had when, and what became of a chosen time', IN_VERIFY, async ({ page }) => {
  test.setTimeout(180_000);
  const user = await newCustomer(page.request);
  await remember(page, { user, place: CAROUGE });
  const store = await ToldStore.of(page, user);
  const time = new TimeBox(page);
  await openPage(page, '/deliveries');
  for (const { when, store: name = ALWAYS_OPEN, told, act, says, why } of ROWS) {
    await test.step(when, async () => {
      await store.tell(name, told);
      await act?.(time);
      for (const said of says) await expect(page.getByRole('main').getByText(said).filter({ visible: true }).first()).toBeVisible();
      if (why) await expect(store.basket.payment).toHaveAccessibleDescription(why);
      else await expect(store.basket.payment).not.toHaveAttribute('aria-disabled', 'true');
      if (name !== ALWAYS_OPEN) await time.now();
    });
  }
});

test('every time of the list that can’t be had says why', IN_VERIFY, async ({ page }) => {
  const user = await newCustomer(page.request);
  await remember(page, { user, place: CAROUGE });
  const store = await ToldStore.of(page, user);
  const time = new TimeBox(page);
  await openPage(page, '/deliveries');
  await store.tell(
    ALWAYS_OPEN,
    rules({ store_time: week({ 5: [['11:00', '20:00']], 0: 'always' }), schedule_order_create_after_minute: 45 }),
  );
  await time.schedule();
  await time.date('Friday 20 November').check();
  for (const [label, why] of [
    ['12:00', 'Past'],
    ['13:00', 'Too soon'],
    ['20:00', 'Closed'],
  ] as const) {
    await expect(time.rowOf(label)).toContainText(why);
    await expect(time.hour(label)).toBeDisabled();
  }
  await expect(time.firstPossible).toContainText('13:30');
  await time.date('Saturday 21 November').check();
  await expect(time.nothing).toBeVisible();
});

/** A customer’s basket at a store of the demo city, as it is. */
const openBasket = async (page: Page, storeName: string) => {
  const user = await newCustomer(page.request);
  const store = await storeNamed(page.request, storeName);
  const plain = store.items.find((item) => item.specifications.length === 0 && item.is_item_in_stock)?.name ?? '';
  await fillBasket(page.request, holderOf(user), store, plain, 4);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/basket');
  return { basket: new BasketPage(page), time: new TimeBox(page) };
};

test('a store that never opens, and one that takes nothing for now, are refused with the reason', IN_VERIFY, async ({ page }) => {
  const { basket } = await openBasket(page, 'Buvette de la Jetée');
  await expect(page.getByRole('main').getByText('Store Closed Today')).toBeVisible();
  await expect(basket.payment).toHaveAccessibleDescription('The store is closed now.');
  const { time } = await openBasket(page, 'Lalibela');
  await expect(page.getByRole('main').getByText('This store isn’t taking orders right now.')).toBeVisible();
  await time.now();
  await expect(basket.payment).toHaveAccessibleDescription('Choose another time.');
});

test('cards and store pages say from when, by the weekday where it is another day', IN_VERIFY, async ({ page, baseURL }) => {
  await setServerClock(baseURL, '2026-11-20T14:30:00Z');
  await remember(page, { place: CAROUGE });
  const { categoryId } = await storeNamed(page.request, 'Café de la Rade');
  const stores = new StoresPage(page);
  const card = (name: string) => stores.stores.filter({ has: page.getByRole('link', { name, exact: true }) });
  await openPage(page, `/stores?category=${categoryId}`);
  for (const [name, sign, note] of [
    ['Café de la Rade', 'PRE-ORDER NOW', 'Deliveries from 18:00'],
    ['Trattoria des Grottes', 'Closed', 'Opens 18:30'],
    ['Ramen Kagi', 'Busy', 'Taking longer than usual'],
    ['Buvette de la Jetée', 'Closed', ''],
  ] as const)
    await expect(card(name)).toContainText(new RegExp(`${sign}.*${note}`));
  await expect(card('Buvette de la Jetée')).not.toContainText('Opens');
  await setServerClock(baseURL, '2026-11-22T11:30:00Z');
  await page.reload();
  await expect(card('Chez Odile')).toContainText(/PRE-ORDER NOW.*Deliveries from Tues 18:00/);
  for (const [name, says] of [
    ['Chez Odile', ['Store Closed.', /Opens Tues 18:00\. You can pre-order now\./]],
    ['Buvette de la Jetée', ['Store Closed.', 'Closed for the next 7 days.']],
    ['Ramen Kagi', ['Busy.', 'Orders are taking longer than usual.']],
  ] as const) {
    await openPage(page, (await storeNamed(page.request, name)).path);
    for (const said of says) await expect(page.getByRole('main').getByText(said).filter({ visible: true }).first()).toBeVisible();
  }
});
