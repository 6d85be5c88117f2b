import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE } from './with-basket.ts';

const CODE = /\/ItemDialog\.js/;

/** Keeps the code of the item's dialog back until it is let come. */
async function holdCode(page: Page) {
  let bring = () => {};
  const brought = new Promise<void>((come) => {
    bring = come;
  });
  await page.route(CODE, async (route) => {
    await brought;
    await route.continue();
  });
  return { bring };
}

async function openStore(page: Page) {
  await remember(page, { place: CAROUGE });
  await openPage(page, (await storeNamed(page.request, 'Café de la Rade')).path);
  const dialog = new ItemDialog(page, FONDUE);
  const outline = page.locator('[data-outline]');
  return { item: new StorePage(page).item(FONDUE), dialog, outline, close: outline.getByRole('button', { name: 'Close', exact: true }) };
}

test('a tap on an item is answered by its outline, which gives way to the dialog', async ({ page }) => {
  const { bring } = await holdCode(page);
  const { item, dialog, outline } = await openStore(page);
  await item.click();
  await expect(outline.getByText(FONDUE)).toBeVisible();
  await expect(outline.getByRole('status')).toHaveText('Loading');
  // Whatever lies below the middle of the screen is not pressed through the outline.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(
    await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-outline]') !== null, [width / 2, height / 2] as const),
  ).toBe(true);
  bring();
  await expect(dialog.confirm).toBeVisible();
  await expect(outline).toHaveCount(0);
  await dialog.note.scrollIntoViewIfNeeded();
  await dialog.close.click();
  await expect(dialog.box).toHaveCount(0);
});

const WAYS_OUT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'its cross': (page) => page.locator('[data-outline]').getByRole('button', { name: 'Close', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press beside it': async (page) => {
    // A second press right after the first is a double click and closes nothing.
    await page.waitForFunction((since) => performance.now() > since + 600, await page.evaluate(() => performance.now()));
    await page.mouse.click(20, 20);
  },
};

for (const [way, leave] of Object.entries(WAYS_OUT)) {
  test(`an outline whose dialog does not come is left by ${way}; the focus goes back`, IN_VERIFY, async ({ page }) => {
    const { bring } = await holdCode(page);
    const { item, dialog, outline, close } = await openStore(page);
    await item.focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('[data-outline]') !== null),
    ).toBe(true);
    await leave(page);
    await expect(outline).toHaveCount(0);
    await expect(item).toBeFocused();
    const arrived = page.waitForResponse(CODE);
    bring();
    await arrived;
    await expect(dialog.box).toHaveCount(0);
    await item.click();
    await expect(dialog.confirm).toBeVisible();
    await dialog.close.click();
    await expect(item).toBeFocused();
  });
}
