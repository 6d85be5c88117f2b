import { expect, test, type Locator, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { storeNamed } from './demo-city.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { openStore } from './open-store.ts';
import { IN_VERIFY } from './tags.ts';

const STORE = 'Snack 24';
const SAVE = endpoints.add_item_in_cart.path;

type Sent = { readonly order_details: readonly { readonly items: readonly { readonly quantity: number }[] }[] };

/** The dialog of an item that needs no choice, and the quantities that the page tells of its basket, answered late. */
async function openDish(page: Page) {
  const { items } = await storeNamed(page.request, STORE);
  const dish = items.find((item) => item.is_item_in_stock && item.specifications.length === 0);
  if (!dish) throw new Error(`${STORE} has no plain item`);
  const told: number[][] = [];
  let letThrough = () => {};
  const pressed = new Promise<void>((go) => {
    letThrough = go;
  });
  await page.route(`**${SAVE}`, async (route) => {
    const { order_details } = route.request().postDataJSON() as Sent;
    told.push(order_details.flatMap((entry) => entry.items.map(({ quantity }) => quantity)));
    await pressed;
    await route.continue();
  });
  const store = await openStore(page, STORE);
  await store.item(dish.name).click();
  const dialog = new ItemDialog(page, dish.name);
  await expect(dialog.confirm).toBeEnabled();
  // Until the dialog has taken the focus, it takes it from whatever is focused.
  await expect.poll(() => dialog.box.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  return { dialog, told, letThrough };
}

/** Two touches of one place, the second as soon as a finger could. */
async function touchTwice(button: Locator, page: Page): Promise<void> {
  // It rises with its dialog: where it comes to rest is touched.
  await button.tap({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button to touch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}

const WAYS: readonly (readonly [string, (button: Locator, page: Page) => Promise<void>])[] = [
  ['pressed twice in one task', (button) => button.evaluate((it: HTMLElement) => [0, 1].forEach(() => it.click()))],
  ['clicked twice', (button) => button.dblclick()],
  [
    'held down with Enter',
    async (button, page) => {
      await button.focus();
      for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
      // The dish has the focus again while the key is still down.
      await button.waitFor({ state: 'hidden' });
      for (let times = 0; times < 2; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
  [
    'pressed with Space and Enter',
    async (button, page) => {
      await button.focus();
      await page.keyboard.down('Space');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Space');
      await page.keyboard.up('Enter');
    },
  ],
  ['touched twice', touchTwice],
  [
    'touched twice where nothing moves',
    async (button, page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await touchTwice(button, page);
    },
  ],
];

for (const [how, press] of WAYS)
  test(`a dish whose button is ${how} is in the basket once`, IN_VERIFY, async ({ page, hasTouch }) => {
    test.skip(how.startsWith('touched') && !hasTouch, 'this width is not touched');
    const { dialog, told, letThrough } = await openDish(page);
    await press(dialog.confirm, page);
    await expect(dialog.box).toBeHidden();
    await expect.poll(() => told.length).toBeGreaterThan(0);
    const saved = page.waitForResponse((response) => response.url().endsWith(SAVE));
    letThrough();
    await saved;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: STORE })).toBeVisible();
    expect(told).toEqual([[1]]);
  });
