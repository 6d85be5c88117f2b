import { expect, test, type Page } from '@playwright/test';
import { Header } from './models/Header.ts';
import { LandingPage } from './models/LandingPage.ts';
import { MapPinDialog } from './models/MapPinDialog.ts';
import { openPage } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { shareOf } from './share-of.ts';
import { IN_VERIFY } from './tags.ts';

/** Where it is no matter what the map looks like, its library does not come: software that draws maps is slow. */
const withoutMap = (page: Page) => page.route('**/assets/**/schematic-ground*.js', (route) => route.abort('failed'));

async function openMap(page: Page): Promise<MapPinDialog> {
  const dialog = new MapPinDialog(page);
  await openPage(page, '/');
  await new LandingPage(page).address.press('ArrowDown');
  await dialog.entry.click();
  await expect(dialog.box).toBeVisible();
  return dialog;
}

const withoutGraphics = (page: Page) =>
  page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')?.value as (
      this: HTMLCanvasElement,
      kind: string,
    ) => unknown;
    HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : own.call(this, kind);
    } as never;
  });

test.describe('a pin on the map', () => {
  test('is put by keyboard alone: what stands under it is said, and stores are shown around it', async ({ page }) => {
    await withoutMap(page);
    const dialog = new MapPinDialog(page);
    const landing = new LandingPage(page);
    await openPage(page, '/');
    await landing.address.press('ArrowDown');
    await landing.address.press('ArrowUp');
    await landing.address.press('Enter');
    await expect(dialog.map).toBeFocused();
    await expect(dialog.place).toContainText('Near Place Bel-Air');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.place).toContainText(/Near (?!Place Bel-Air)\S+.*, 12\d\d Genève/);
    const address = (await dialog.place.getByRole('strong').textContent()) ?? '';
    for (let stops = 0; stops < 12 && !(await dialog.take.evaluate((button) => button === document.activeElement)); stops += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stores/);
    await expect(new Header(page).place).toContainText(address);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('current_location') ?? 'null') as { latitude: number });
    expect(kept.latitude).toBeLessThan(46.203);
  });

  test('stands on a map with lake and streets, drawn without a network, and nothing is complained of', IN_VERIFY, async ({ page }) => {
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    const dialog = await openMap(page);
    await expect(dialog.coming).toBeHidden();
    expect(complaints).toEqual([]);
    expect([...new Set(asked)]).toEqual([new URL(page.url()).origin]);
    const picture = await dialog.map.screenshot();
    expect(await shareOf(picture, [0xcf, 0xe3, 0xf3]), 'water').toBeGreaterThan(0.05);
    expect(await shareOf(picture, [0xef, 0xeb, 0xe1]), 'land').toBeGreaterThan(0.2);
    expect(await shareOf(picture, [0xff, 0xff, 0xff]), 'streets').toBeGreaterThan(0.05);
  });

  test('where the browser cannot draw, says so and is put all the same', IN_VERIFY, async ({ page }) => {
    await withoutGraphics(page);
    const dialog = await openMap(page);
    await expect(dialog.missing).toBeVisible();
    await dialog.control('South').click();
    await dialog.control('South').click();
    await expect(dialog.place).toContainText('Near');
    await dialog.take.click();
    await expect(page).toHaveURL(/\/stores/);
  });
});

test('a dialog that cannot be loaded leaves the field as it was, with a word about it', IN_VERIFY, async ({ page }) => {
  await page.route('**/assets/*/MapPinDialog.js', (route) => route.abort('failed'));
  const landing = new LandingPage(page);
  await openPage(page, '/');
  await landing.address.press('ArrowDown');
  await new MapPinDialog(page).entry.click();
  await expect(page.getByText('The map could not be loaded. Enter your address instead.')).toBeVisible();
  await landing.address.fill('rue de carouge 12');
  await expect(page.getByText('The map could not be loaded.')).toBeHidden();
  await landing.suggestion('Rue de Carouge 12').click();
  await expect(page).toHaveURL(/\/stores/);
});
