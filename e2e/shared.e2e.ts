import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { moveServerClock, setServerClock } from './server-clock.ts';
import { IN_VERIFY } from './tags.ts';

/** Whoever comes next orders at lunchtime too. */
test.afterEach(({ baseURL }) => setServerClock(baseURL, '2026-11-20T11:30:00Z'));

/** Somebody's order, and the link that they make to it. */
async function shareOrder(page: Page): Promise<string> {
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  const orderId = await placeOrder(page.request, holder);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, `/delivery-coming?order_id=${orderId}`);
  const part = page.getByRole('region', { name: 'Share your order' });
  await part.getByText('Share your order').click();
  await part.getByRole('button', { name: 'Create a link' }).click();
  const link = await part.getByText('/shared#').textContent();
  const [, token = ''] = (link ?? '').split('#');
  return `/shared#${token}`;
}

test(
  'whoever has the link sees how far the order is and where, and nothing of who ordered what, until it is withdrawn',
  IN_VERIFY,
  async ({ page, browser, baseURL }) => {
    const link = await shareOrder(page);
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
    const guest = await context.newPage();
    await openPage(guest, link);
    const heading = guest.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Waiting to be accepted');
    await expect(guest.getByRole('main')).toContainText(/Arriving between \d\d:\d\d and \d\d:\d\d\./);
    for (let stage = 0; stage < 30 && (await heading.textContent()) !== 'On the way'; stage += 1) {
      await moveServerClock(baseURL, 60);
      await guest.reload();
      await expect(heading).toHaveText(/^(Waiting to be accepted|Accepted|Prepared|On the way)$/);
    }
    await expect(guest.getByRole('region', { name: 'In short' })).toContainText(/\d+ (m|km) away, about \d+ min, updated/);
    await expect(guest.getByRole('main')).not.toContainText(/Café|fondue|CHF|Carouge|code/i);
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
    await guest.reload();
    await expect(heading).toHaveText('This link has expired');
    await context.close();
  },
);

test('a link that never was says so, with the way home', async ({ page }) => {
  await openPage(page, '/shared#nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
