import { expect, test } from '@playwright/test';
import { CAROUGE, fillBasket, newCartToken, newCustomer, somebodyNew, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember } from './open-page.ts';
import { WORDS } from './words.ts';
import { IN_VERIFY, inVerifyIf } from './tags.ts';

const { en: words } = WORDS;

test('who signs up in the basket types nothing twice, and finds the way back first and with the focus', IN_VERIFY, async ({ page }) => {
  const token = newCartToken();
  await fillBasket(page.request, { cart_unique_token: token }, await storeNamed(page.request, 'Café de la Rade'), words.fondue, 1);
  await remember(page, { place: CAROUGE, cartToken: token });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  const who = somebodyNew();
  await expect(basket.login).toContainText('CHF');
  await basket.within('who', async () => {
    await basket.name.fill(`${who.first_name} ${who.last_name}`);
    await basket.phone.fill(who.phone);
  });
  await basket.login.click();
  const dialog = new SignInDialog(page);
  await dialog.ratherSignUp.click();
  const field = (name: string) => dialog.signUpBox.getByRole('textbox', { name, exact: true });
  await expect(field(words.firstName)).toHaveValue(who.first_name);
  await expect(field(words.lastName)).toHaveValue(who.last_name);
  await expect(field(words.phone)).toHaveValue(who.phone);
  await expect(field(words.email)).toBeFocused();
  await field(words.email).fill(who.email);
  await field(words.password).fill(who.password);
  await dialog.signUpBox.getByRole('checkbox', { name: words.acceptTerms }).check();
  // It is there for a moment.
  const box = page.evaluate(
    (text) =>
      new Promise<DOMRect>((resolve) => {
        const look = () => {
          const toast = [...document.querySelectorAll('[role=status] span')].find(({ textContent }) => textContent === text);
          if (toast) resolve(toast.getBoundingClientRect());
          else requestAnimationFrame(look);
        };
        look();
      }),
    'Your account has been created.',
  );
  await dialog.submit.click();
  await expect(page).toHaveURL(/\/$/);
  const main = page.getByRole('main');
  const back = page.getByRole('link', { name: words.continueOrder });
  await expect(back).toBeFocused();
  await expect(main.getByRole('link').or(main.getByRole('button')).first()).toHaveAccessibleName(/^Continue your order/);
  const [told, way] = await Promise.all([box, back.boundingBox()]);
  expect(way && (told.bottom <= way.y || told.top >= way.y + way.height), JSON.stringify([told, way])).toBe(true);
  await expect(page.getByText('Nothing ordered yet')).toHaveCount(0);
});

for (const isNew of [true, false]) {
  test(
    `a guest who pressed the courier goes on to the parcel once they ${isNew ? 'signed up' : 'signed in'}`,
    inVerifyIf(isNew),
    async ({ page }) => {
      const who = somebodyNew();
      if (!isNew) await newCustomer(page.request, who);
      await remember(page, { place: CAROUGE });
      await openPage(page, '/');
      await page.getByRole('main').locator('a[href^="/courier_order"]').first().click();
      const dialog = new SignInDialog(page);
      if (isNew) {
        await dialog.ratherSignUp.click();
        await dialog.signUp(who);
      } else await dialog.signIn(who.email, who.password);
      await expect(page).toHaveURL(/\/courier_order/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}
