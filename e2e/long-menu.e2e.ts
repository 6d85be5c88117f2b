import { expect, test, type Page } from '@playwright/test';
import { MENU_OPENING } from '#contract/limits.ts';
import { storeNamed } from './demo-city.ts';
import { MENU, openStore } from './open-store.ts';
import { IN_VERIFY } from './tags.ts';

const MARKET = 'Marché du Pont';
function asksFor(page: Page): ('opening' | 'whole')[] {
  const asked: ('opening' | 'whole')[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(MENU)) return;
    asked.push((request.postDataJSON() as { readonly is_opening?: boolean }).is_opening ? 'opening' : 'whole');
  });
  return asked;
}
const cardsOn = (page: Page) => page.getByRole('main').locator('section li h3');

test('a supermarket’s page begins with its first items, and brings the rest when somebody comes near it', IN_VERIFY, async ({ page }) => {
  const asked = asksFor(page);
  const { items } = await storeNamed(page.request, MARKET);
  const store = await openStore(page, MARKET);
  await expect(cardsOn(page)).toHaveCount(MENU_OPENING.items);
  await expect.poll(() => asked).toEqual(['opening']);
  await store.section('Bread and viennoiserie').scrollIntoViewIfNeeded();
  await expect(cardsOn(page)).toHaveCount(items.length);
  expect(asked).toEqual(['opening', 'whole']);
});

test('Back to a supermarket from another page finds the same dish in the same place', IN_VERIFY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { items } = await storeNamed(page.request, MARKET);
  const store = await openStore(page, MARKET);
  await store.section('Bread and viennoiserie').scrollIntoViewIfNeeded();
  await expect(cardsOn(page)).toHaveCount(items.length);
  await store.category('Ice cream').press('Enter');
  await expect(store.section('Ice cream')).toBeInViewport();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top + 700);
  const seen = () =>
    cardsOn(page).evaluateAll((cards) => {
      const card = cards.find((one) => one.getBoundingClientRect().top > 200);
      return [card?.textContent, Math.round(card?.getBoundingClientRect().top ?? 0)];
    });
  const before = await seen();
  // By script: whatever else presses it may scroll.
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(store.heading(MARKET)).toBeHidden();
  await page.goBack();
  await expect(cardsOn(page)).toHaveCount(items.length);
  await expect.poll(seen).toEqual(before);
});
