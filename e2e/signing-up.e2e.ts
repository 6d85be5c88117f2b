import { expect, test } from '@playwright/test';
import { CAROUGE, newCustomer, somebodyNew } from './demo-city.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember } from './open-page.ts';

test('a guest who pressed the courier goes on to the parcel once they signed in', async ({ page }) => {
  const who = somebodyNew();
  await newCustomer(page.request, who);
  await remember(page, { place: CAROUGE });
  await openPage(page, '/');
  await page.getByRole('main').locator('a[href^="/courier_order"]').first().click();
  await new SignInDialog(page).signIn(who.email, who.password);
  await expect(page).toHaveURL(/\/courier_order/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});
