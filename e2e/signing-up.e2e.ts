import { expect, test } from '@playwright/test';
import { CAROUGE, newCustomer, somebodyNew } from './demo-city.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember } from './open-page.ts';
import { inVerifyIf } from './tags.ts';

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
