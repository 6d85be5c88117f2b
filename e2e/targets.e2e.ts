import { expect, test, type Page } from '@playwright/test';
import { ORDER_NEWS } from '../contract/order-news.ts';
import {
  AROUND_CAROUGE,
  CAROUGE,
  customerWhoOrdered,
  fillBasket,
  keepStore,
  saveAddress,
  saveCard,
  storeNamed,
  topUp,
} from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { CourierPage } from './models/CourierPage.ts';
import { Header } from './models/Header.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { anotherOrder, moveOrder } from './own-orders.ts';
import { FONDUE, STORE } from './with-basket.ts';

/** A finger's width, px. */
const FINGER = 44;

/** What can be pressed on the page, or in the dialog over it, and takes less than a finger, as `name: width × height`. Links within sentences are excepted. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    const PRESSABLE =
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=tab], [role=option]';
    const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    /** A link among words of its sentence or block, whose line may not grow. */
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      /\p{L}/u.test((element.parentElement?.textContent ?? '').replace(element.textContent ?? '', ''));
    const sizeOf = (element: Element): [number, number] => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const shown = isDrawn(element) ? element : labels.find(isDrawn);
      if (!shown) return [finger, finger];
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = shown.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)));
      };
      // Where a menu lies over it, a press is for the menu.
      if (!isHit(x, y)) return [finger, finger];
      const reach = (stepX: number, stepY: number) => {
        let far = 0;
        while (far < finger && isHit(x + stepX * (far + 1), y + stepY * (far + 1))) far += 1;
        return far;
      };
      return [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    };
    return [...root.querySelectorAll(PRESSABLE)].flatMap((element) => {
      if (
        !(isDrawn(element) || element.matches('input')) ||
        isInSentence(element) ||
        element.closest('[inert], [aria-disabled=true], [aria-hidden=true]')
      )
        return [];
      const [width, height] = sizeOf(element);
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return width >= finger && height >= finger ? [] : [`${element.tagName.toLowerCase()} ${name || element.id}: ${width} × ${height}`];
    });
  }, FINGER);

/** What the arranged customer has: orders that came, that were cancelled, that are on the road. */
type Arranged = { readonly past: string; readonly under: string; readonly store: string; readonly category: string };
type Row = {
  readonly name: string;
  readonly path: (arranged: Arranged) => string;
  readonly act?: (page: Page) => Promise<void>;
  readonly guest?: true;
};
const basketRow = (row: 'where' | 'when' | 'who'): Row => ({
  name: `basket, ${row}`,
  path: () => '/basket',
  act: async (page) => {
    const basket = new BasketPage(page);
    await basket.isReady();
    await basket.open(row);
  },
});
const presses =
  (name: RegExp): Row['act'] =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
const at = (path: string): Row => ({ name: path, path: () => path });

const ROWS: readonly Row[] = [
  at('/'),
  at('/payments'),
  at('/orders'),
  { name: 'cancelling', path: () => '/orders', act: presses(/^Cancel order/) },
  at('/orders?tab=history'),
  at('/profile'),
  {
    name: 'profile, edited',
    path: () => '/profile',
    act: (page) => page.getByRole('main').getByRole('button', { name: /^Edit/ }).first().click(),
  },
  at('/addresses'),
  at('/favourite_stores'),
  at('/help'),
  at('/hopper'),
  at('/partner'),
  { name: 'account menu', path: () => '/help', act: (page) => new Header(page).account.click() },
  { name: 'sign-in', path: () => '/help?dialog=signIn', guest: true },
  { name: 'sign-up', path: () => '/help?dialog=signUp', guest: true },
  { name: 'stores', path: ({ category }) => `/stores?category=${category}` },
  { name: 'filters', path: ({ category }) => `/stores?category=${category}`, act: presses(/^Filters/) },
  { name: 'dishes found', path: ({ category }) => `/stores?category=${category}&q=fondue` },
  { name: 'store', path: ({ store }) => store },
  {
    name: 'reviews',
    path: ({ store }) => store,
    act: async (page) => {
      await page.getByRole('main').getByTitle('What customers say').click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'item',
    path: ({ store }) => store,
    act: async (page) => {
      await new StorePage(page).item(FONDUE).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'basket over the menu',
    path: ({ store }) => store,
    act: async (page) => {
      await new StorePage(page).look.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'basket', path: () => '/basket', act: (page) => new BasketPage(page).isReady() },
  basketRow('where'),
  basketRow('when'),
  basketRow('who'),
  {
    name: 'payment',
    path: () => '/basket',
    act: async (page) => {
      const basket = new BasketPage(page);
      await basket.isReady();
      await basket.payment.click();
      await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
    },
  },
  { name: 'tracking', path: ({ under }) => `/delivery-coming?order_id=${under}` },
  { name: 'order detail', path: ({ past }) => `/order_detail?order_id=${past}` },
  { name: 'invoice', path: ({ past }) => `/invoice?order_id=${past}` },
  { name: 'parcel', path: () => '/courier_order', act: (page) => new CourierPage(page).fillIn() },
];

/** A fourth of them for a change; `npm run verify` measures all. */
const MEASURED = ROWS.filter((_, turn) => process.env.EVERY_TEST || turn % 4 === 0);

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('whatever can be pressed on a phone is as large as a finger', async ({ page }) => {
  await page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404 }));
  const { user, holder, orderId: past } = await customerWhoOrdered(page.request, STORE, FONDUE, 2);
  await saveAddress(page.request, user, { address_name: 'Atelier', address: 'Rue de Carouge 24, 1205 Genève', ...AROUND_CAROUGE });
  await saveCard(page.request, user, '4242424242424242');
  await topUp(page.request, user, 20);
  const store = await storeNamed(page.request, STORE);
  const favourites = await keepStore(page.request, user, store.id);
  const running = await anotherOrder(page, holder);
  await anotherOrder(page, holder);
  await moveOrder(page.request, running, 'accept', 'prepare', 'ready', 'assign');
  await fillBasket(page.request, holder, store, FONDUE, 2);
  await remember(page, { user: { ...user, favourite_stores: favourites }, place: CAROUGE });
  const arranged = { past, under: running.orderId, store: store.path, category: store.categoryId };
  for (const { name, path, act, guest } of MEASURED)
    await test.step(name, async () => {
      if (guest) await page.evaluate(() => localStorage.removeItem('user'));
      await openPage(page, path(arranged));
      await page.waitForLoadState('networkidle');
      await act?.(page);
      expect.soft(await tooSmall(page), name).toEqual([]);
      if (guest) await remember(page, { user: { ...user, favourite_stores: favourites } });
    });
});
