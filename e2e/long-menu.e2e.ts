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
