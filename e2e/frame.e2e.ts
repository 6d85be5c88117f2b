import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE, customerWithBasket, guestWithBasket } from './with-basket.ts';

async function heardOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [role="alert"], [aria-live="polite"]',
        );
        const text = [...addedNodes].map((node) => node.textContent).join('');
        if (place && text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('what comes into the basket is read out once', async ({ page }) => {
  const store = await storeNamed(page.request, 'Café de la Rade');
  await remember(page, { place: CAROUGE });
  await openPage(page, store.path);
  await new StorePage(page).item(FONDUE).click();
  const dialog = new ItemDialog(page, FONDUE);
  await expect(dialog.confirm).toContainText('CHF');
  const heard = await heardOf(page);
  await dialog.confirm.click();
  const said = /^Moitié-moitié fondue added, 1 item, CHF\s\d+\.\d\d$/;
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByText(said)).toBeHidden();
  expect((await heard()).filter((text) => text.includes(FONDUE))).toEqual([expect.stringMatching(said)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence in both languages says what is missing', async ({ page }) => {
    await page.goto('/');
    const said = page.locator('noscript p');
    await expect(said).toHaveText([/^Orders need JavaScript/, /^Pour commander, JavaScript est nécessaire/]);
    await expect(said.first()).toBeVisible();
  });
});

test('a text size of 200 % makes every text larger and hides none sideways', async ({ page }) => {
  await customerWithBasket(page);
  const store = await storeNamed(page.request, 'Café de la Rade');
  for (const path of process.env.EVERY_TEST
    ? ['/', `/stores?category=${store.categoryId}`, store.path, '/basket']
    : [store.path, '/basket']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const size = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(size).toBeGreaterThanOrEqual(1.2 * before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('on a low screen nothing stays at its edges', IN_VERIFY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await guestWithBasket(page);
  await openPage(page, '/basket');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).not.toBeInViewport();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
