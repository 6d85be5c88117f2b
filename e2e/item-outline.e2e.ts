import { expect, test, type Page, type Route } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { inVerifyIf } from './tags.ts';

const FONDUE = 'Moitié-moitié fondue';
const CODE = /\/ItemDialog\.js/;

/** Keeps the code of the item's dialog back until it is told what to do with it. */
async function holdCode(page: Page) {
  let decide: (act: (route: Route) => Promise<void>) => void = () => {};
  const decided = new Promise<(route: Route) => Promise<void>>((done) => {
    decide = done;
  });
  await page.route(CODE, async (route) => (await decided)(route));
  return { bring: () => decide((route) => route.continue()), lose: () => decide((route) => route.abort('failed')) };
}

/** The network comes back, again and again: what is asked for after a pause is asked for at once. */
const comeBackUntil = (page: Page, isSeen: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await isSeen();
  }).toPass();

async function openStore(page: Page) {
  await remember(page, { place: CAROUGE });
  await openPage(page, (await storeNamed(page.request, 'Café de la Rade')).path);
  const dialog = new ItemDialog(page, FONDUE);
  const outline = page.locator('[data-outline]');
  return { item: new StorePage(page).item(FONDUE), dialog, outline, close: outline.getByRole('button', { name: 'Close', exact: true }) };
}

test('a tap on an item is answered by its outline, which gives way to the dialog and takes the presses meant for the page', async ({
  page,
}) => {
  const { bring } = await holdCode(page);
  const { item, dialog, outline } = await openStore(page);
  await item.click();
  await expect(outline.getByText(FONDUE)).toBeVisible();
  await expect(outline.getByRole('status')).toHaveText('Opening');
  // Whatever lies below the middle of the screen is not pressed through the outline.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(
    await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-outline]') !== null, [width / 2, height / 2] as const),
  ).toBe(true);
  bring();
  await expect(dialog.confirm).toBeVisible();
  await expect(outline).toHaveCount(0);
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
  test(
    `an outline whose dialog does not come is left by ${way}, the focus goes back, and the dialog stays away`,
    inVerifyIf(way !== 'Escape'),
    async ({ page }) => {
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
    },
  );
}

test('a dialog that came late gives the focus back to its item', async ({ page }) => {
  const { bring } = await holdCode(page);
  const { item, dialog, close } = await openStore(page);
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  bring();
  await expect(dialog.confirm).toBeVisible();
  await expect.poll(() => dialog.box.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog.box).toHaveCount(0);
  await expect(item).toBeFocused();
});

test('an item whose dialog cannot be fetched says so and is asked for again', async ({ page }) => {
  const { lose } = await holdCode(page);
  const { item, dialog, outline } = await openStore(page);
  await item.click();
  lose();
  await comeBackUntil(page, () => expect(outline.getByRole('alert')).toBeVisible({ timeout: 500 }));
  await expect(outline.getByRole('alert')).toHaveText(
    'This item could not be opened. Your basket is as it was. Check your connection and try again.',
  );
  const retry = outline.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(outline.getByRole('alert')).toBeVisible();
  // It is asked for by itself meanwhile: whoever pressed need not press again.
  await page.unroute(CODE);
  await comeBackUntil(page, () => expect(dialog.confirm).toBeVisible({ timeout: 500 }));
  await expect(outline).toHaveCount(0);
});

test('an item whose dialog keeps one waiting says so after ten seconds, and opens when it comes', async ({ page }) => {
  await page.clock.install();
  const { bring } = await holdCode(page);
  const { item, dialog, outline } = await openStore(page);
  await item.click();
  await expect(outline.getByRole('status')).toHaveText('Opening');
  // The ten seconds begin once the outline was drawn, which is a little later than its words can be read.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(outline.getByRole('alert')).toBeVisible({ timeout: 500 });
  }).toPass();
  bring();
  await expect(dialog.confirm).toBeVisible();
});
