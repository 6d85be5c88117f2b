import { expect, test, type Page } from '@playwright/test';
import { newCustomer, somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { takenOver } from './open-page.ts';
import { translatePage } from './translate-page.ts';
import { IN_VERIFY } from './tags.ts';

/** Whatever breaks in the page while it is translated. */
function hearMistakes(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (/NotFoundError|not a child/.test(message.text())) heard.push(message.text());
  });
  return heard;
}

test('an order is made on a page that is translated, and its sum is true', IN_VERIFY, async ({ page }) => {
  test.slow();
  const mistakes = hearMistakes(page);
  await translatePage(page);
  const who = somebodyNew();
  await newCustomer(page.request, who);
  await page.goto('/');
  await takenOver(page);
  const landing = new LandingPage(page);
  await landing.address.fill('Rue de Carouge 12');
  await landing.suggestion(/Rue de Carouge 12/).click();
  await new StoresPage(page).store('Café de la Rade').click();
  const store = new StorePage(page);
  const dialog = new ItemDialog(page, 'Moitié-moitié fondue');
  await store.item('Moitié-moitié fondue').click();
  const one = await dialog.confirm.textContent();
  await dialog.more.click();
  await expect(dialog.confirm).not.toHaveText(one ?? '');
  await dialog.less.click();
  await expect(dialog.confirm).toHaveText(one ?? '');
  await dialog.confirm.click();
  await store.toBasket.click();
  const basket = new BasketPage(page);
  await basket.login.click();
  await new SignInDialog(page).signIn(who.email, who.password);
  await basket.isReady();
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(new OrderPages(page).thanks).toBeVisible();
  expect(mistakes).toEqual([]);
});
