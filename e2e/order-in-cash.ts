import { expect, type Page } from '@playwright/test';
import { newCustomer, somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { takenOver } from './open-page.ts';
import { FONDUE } from './with-basket.ts';

/** Orders a fondue from the landing page to the thanks, as somebody who signs in at the basket. */
export async function orderInCash(page: Page, atDish: (dialog: ItemDialog) => Promise<void> = () => Promise.resolve()): Promise<void> {
  const who = somebodyNew();
  await newCustomer(page.request, who);
  await page.goto('/');
  await takenOver(page);
  const landing = new LandingPage(page);
  await landing.address.fill('Rue de Carouge 12');
  await landing.suggestion(/Rue de Carouge 12/).click();
  await new StoresPage(page).store('Café de la Rade').click();
  const store = new StorePage(page);
  await store.item(FONDUE).click();
  const dialog = new ItemDialog(page, FONDUE);
  await atDish(dialog);
  await dialog.confirm.click();
  await store.toBasket.click();
  const basket = new BasketPage(page);
  await basket.login.click();
  await new SignInDialog(page).signIn(who.email, who.password);
  await basket.isReady();
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(new OrderPages(page).thanks).toBeVisible();
}
