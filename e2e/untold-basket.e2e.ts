import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { openStore } from './open-store.ts';
import { storeNamed } from './demo-city.ts';
import { IN_VERIFY } from './tags.ts';

const STORE = 'Snack 24';
const SAVE = `**${endpoints.add_item_in_cart.path}`;

async function putIn(page: Page): Promise<string> {
  const { items } = await storeNamed(page.request, STORE);
  const dish = items.find((item) => item.is_item_in_stock && item.specifications.length === 0);
  if (!dish) throw new Error(`${STORE} has no plain item`);
  const store = await openStore(page, STORE);
  await store.item(dish.name).click();
  await new ItemDialog(page, dish.name).confirm.click();
  await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
  return dish.name;
}

/** The basket page shows what the server has: this tab has nothing left to tell. */
async function isThereOnce(page: Page, dish: string): Promise<void> {
  await page.goto('/basket');
  await expect(new BasketPage(page).line(dish).getByRole('group', { name: /Quantity/ })).toContainText('1');
}

for (const [how, isTaken] of [
  ['never arrives', false],
  ['arrives, and is never answered', true],
] as const)
  test(`what ${how} is in the basket after a reload, and once`, IN_VERIFY, async ({ page }) => {
    await page.route(SAVE, async (route) => {
      if (isTaken) await route.fetch();
      await route.abort('connectionreset');
    });
    const asked = page.waitForRequest(SAVE);
    const dish = await putIn(page);
    await asked;
    await page.reload();
    await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
    await page.unroute(SAVE);
    await page.reload();
    await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('storefront.untold_basket'))).toBeNull();
    await isThereOnce(page, dish);
  });
