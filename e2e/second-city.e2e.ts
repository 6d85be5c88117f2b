import { expect, test, type Page } from '@playwright/test';
import { somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { bringSecondCity } from './server-clock.ts';
import { IN_VERIFY } from './tags.ts';

test.beforeEach(({ baseURL }) => bringSecondCity(baseURL));

async function findStoresAt(page: Page, typed: string, label: string): Promise<void> {
  const landing = new LandingPage(page);
  await openPage(page, '/');
  await landing.address.fill(typed);
  await landing.suggestion(label).click();
  await expect(page).toHaveURL(/\/stores/);
}

const main = (page: Page) => page.getByRole('main');

test('somebody in another country signs up with its phone code and pays by card in its currency', IN_VERIFY, async ({ page }) => {
  const complaints = complaintsOf(page);
  const [stores, store, basket, payment] = [new StoresPage(page), new StorePage(page), new BasketPage(page), new PaymentDialog(page)];
  await findStoresAt(page, 'rue victor-hugo 20', 'Rue Victor-Hugo 20');
  await expect(stores.store('Bouchon des Traboules')).toBeVisible();
  await expect(stores.store('Café de la Rade')).toBeHidden();
  await expect(main(page)).toContainText('EUR');
  await expect(main(page)).not.toContainText('CHF');

  const signIn = new SignInDialog(page);
  await new Header(page).signIn.click();
  await signIn.ratherSignUp.click();
  await expect(signIn.signUpBox.getByRole('combobox', { name: 'Country code' })).toContainText('+33');
  const who = somebodyNew();
  await signIn.signUp({ ...who, phone: `06 ${who.phone.slice(1)}` });
  await expect(page).toHaveURL(/\/welcome/);

  await openPage(page, '/stores');
  await stores.store('Bouchon des Traboules').click();
  await expect(store.heading('Bouchon des Traboules')).toBeVisible();
  await expect(main(page)).toContainText('EUR\u00a016.50');
  await store.item('Pike quenelle, crayfish sauce').click();
  await new ItemDialog(page, 'Pike quenelle, crayfish sauce').confirm.click();
  await openPage(page, '/basket');
  await basket.isReady();
  await expect(main(page)).not.toContainText('CHF');
  const amount = await basket.amount();
  expect(amount).toBeGreaterThan(1_650);
  await basket.payment.click();
  await payment.byCard.check();
  await payment.addCard('4242424242424242');
  await expect(payment.pay).toContainText('EUR');
  await payment.pay.click();
  await expect(new OrderPages(page).thanks).toBeVisible();
  await openPage(page, '/orders');
  await expect(main(page)).toContainText(`EUR\u00a0${(amount / 100).toFixed(2)}`);
  await openPage(page, '/payments');
  await expect(main(page)).toContainText('EUR\u00a00.00');
  await expect(main(page)).not.toContainText('CHF');
  expect(complaints).toEqual([]);
});
