import { expect, test, type Page } from '@playwright/test';
import { Header } from './models/Header.ts';
import { LandingPage } from './models/LandingPage.ts';
import { openPage } from './open-page.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';
import { IN_VERIFY } from './tags.ts';

const news = (page: Page) => page.getByRole('status').filter({ hasText: 'Your basket is empty!' });

test('an empty basket’s address leads home without a jump, and home says why until it is read', async ({ page }) => {
  await watchJumps(page);
  await openPage(page, '/basket');
  await expect(page).toHaveURL(/\/$/);
  await expect(new LandingPage(page).heading).toBeVisible();
  await expect(news(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await jumpsOf(page)).toBeLessThan(0.01);
  await news(page).getByRole('button', { name: 'Close' }).click();
  await expect(news(page)).toHaveCount(0);
  await page.reload();
  await expect(new LandingPage(page).heading).toBeVisible();
  await expect(news(page)).toHaveCount(0);
});

test('the first screen of the basket, which knows nobody, says nothing of what is in it', async ({ page, request }) => {
  await page.setContent((await (await request.get('/basket')).text()).replace(/<script[^>]*src[^>]*><\/script>/g, ''));
  await expect(page.getByRole('main').getByRole('heading', { name: 'Your basket', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('empty');
});

test('a press on an empty basket says so at home, and Back is where one pressed', IN_VERIFY, async ({ page }) => {
  await openPage(page, '/help');
  await expect(new Header(page).basket).toHaveAccessibleName(/empty/);
  await page.waitForLoadState('networkidle');
  await new Header(page).basket.click();
  await expect(new LandingPage(page).heading).toBeVisible();
  await expect(news(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
  await expect(news(page)).toHaveCount(0);
});
