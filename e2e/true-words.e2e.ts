import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../contract/enumerations.ts';
import { CAROUGE, demoCustomer } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

for (const language of LANGUAGES) {
  test(`no page of an account promises what is not there, and a shop has one name, in ${language}`, IN_VERIFY, async ({ page }) => {
    await remember(page, { user: await demoCustomer(page.request, 'lea@example.org'), place: CAROUGE, language });
    for (const path of [
      '/payments',
      '/orders',
      '/favourite_stores',
      '/addresses',
      '/delivery-coming',
      '/thankyou',
      '/courier_order',
      '/help',
      '/partner',
      '/hopper',
      '/deliveries',
    ]) {
      await openPage(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^(Loading|Chargement)/ }),
      ).toHaveCount(0);
      const words = await page.getByRole('main').innerText();
      expect(words, path).not.toMatch(/comes? (here|to this page)? ?later|\bSoon\b|plus tard\.|viendra|Bientôt|magasin/);
    }
  });
}
