import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { LandingPage } from './models/LandingPage.ts';
import { MapPinDialog } from './models/MapPinDialog.ts';
import { OrderPages } from './models/OrderPages.ts';
import { openPage, remember } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { shareOf } from './share-of.ts';
import { IN_VERIFY } from './tags.ts';

/** The farthest corner of what the map draws: nobody delivers there. */
const FAR_AWAY = { ...CAROUGE, latitude: 46.36, longitude: 5.96 };

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

  test('dragging the map moves what is under the pin', async ({ page }) => {
    const dialog = await openMap(page);
    await expect(dialog.coming).toBeHidden();
    await expect(dialog.place).toContainText('Near Place Bel-Air');
    const asked = page.waitForRequest((request) => request.url().endsWith(endpoints.nearest_place.path));
    await dialog.drag(0, -100);
    const { latitude } = (await asked).postDataJSON() as { latitude: number };
    expect(latitude).toBeLessThan(46.2044);
    await expect(dialog.place).not.toContainText('Near Place Bel-Air');
  });

  test('turning the wheel comes nearer, and what is under the pin stays', IN_VERIFY, async ({ page }) => {
    const dialog = await openMap(page);
    await expect(dialog.coming).toBeHidden();
    await expect(dialog.place).toContainText('Near Place Bel-Air');
    const streets = async () => shareOf(await dialog.map.screenshot(), [0xff, 0xff, 0xff]);
    const before = await streets();
    await dialog.map.hover();
    for (let turns = 0; turns < 6; turns += 1) await page.mouse.wheel(0, -200);
    await expect.poll(streets).not.toBeCloseTo(before, 2);
    await expect(dialog.place).toContainText('Near Place Bel-Air');
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

  test('where nobody delivers cannot be taken, and it is said why', IN_VERIFY, async ({ page }) => {
    await withoutMap(page);
    await remember(page, { place: FAR_AWAY });
    const dialog = await openMap(page);
    await expect(dialog.place).toContainText('We don’t deliver here yet. Move the pin closer to a city we serve.');
    await expect(dialog.take).toHaveAccessibleDescription('Move the pin into our delivery area.');
    await dialog.take.click({ force: true });
    await expect(dialog.box).toBeVisible();
  });

  test('a look-up that fails is said; the point itself is enough for looking around', IN_VERIFY, async ({ page }) => {
    await withoutMap(page);
    await page.route(`**${endpoints.nearest_place.path}`, (route) => route.abort('failed'));
    const dialog = await openMap(page);
    await expect(dialog.place).toContainText('We couldn’t find an address at 46.2044 N 6.1432 E.');
    await dialog.take.click();
    await expect(page).toHaveURL(/\/stores/);
    await expect(new Header(page).place).toContainText('Point on the map (46.2044 N 6.1432 E)');
  });

  test(
    'where no house is known it says how far the nearest street is, and the basket asks what the place is called',
    IN_VERIFY,
    async ({ page }) => {
      await withoutMap(page);
      const user = await newCustomer(page.request);
      await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
      await remember(page, { user, place: CAROUGE });
      const [basket, dialog] = [new BasketPage(page), new MapPinDialog(page)];
      const path = { ...CAROUGE, latitude: CAROUGE.latitude - 0.003 };
      await page.route(`**${endpoints.nearest_place.path}`, (route) =>
        route.fulfill({
          json: {
            success: true,
            place: {
              label: 'Chemin du Lac',
              detail: '1205 Genève',
              kind: 'street',
              latitude: path.latitude,
              longitude: path.longitude,
              street: 'Chemin du Lac',
              house_number: null,
              postcode: '1205',
              city: 'Genève',
            },
          },
        }),
      );
      await openPage(page, '/basket');
      await basket.open('where');
      await basket.changeAddress.click();
      await basket.address.press('ArrowDown');
      await dialog.entry.click();
      await expect(dialog.place).toContainText(
        'Near Chemin du Lac, 1205 Genève, 330 m away. There’s no address here. We’ll ask you to describe the place before you pay.',
      );
      await dialog.take.click();
      await expect(page.getByRole('dialog')).toContainText('Point 330 m from Chemin du Lac');
      await expect(basket.houseNumber).toHaveCount(0);
      await expect(basket.placeName).toHaveAccessibleDescription(
        'Your courier will come to the pin, 330 m from Chemin du Lac. What should they look for?',
      );
      await basket.placeName.fill('12');
      await basket.done();
      await expect(basket.row('where')).toContainText('Point 330 m from Chemin du Lac');
      await basket.isReady();
      await basket.payment.click();
      await expect(basket.placeName).toBeFocused();
      await expect(basket.placeName).toHaveAccessibleDescription(/Tell the courier what to look for/);
      await basket.placeName.fill('Boathouse');
      await basket.done();
      await basket.payment.click();
      await expect(basket.lastLook).toContainText('Boathouse, 46.1972 N 6.1413 E, Chemin du Lac (334 m), 1205 Genève');
      await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
      await basket.orderAndPay.click();
      await expect(new OrderPages(page).thanks).toBeVisible();
    },
  );

  test('a point that could not be looked up is offered its address in the basket once it can be', IN_VERIFY, async ({ page }) => {
    await withoutMap(page);
    const user = await newCustomer(page.request);
    await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
    await remember(page, { user, place: CAROUGE });
    const [basket, dialog] = [new BasketPage(page), new MapPinDialog(page)];
    let isLost = true;
    await page.route(`**${endpoints.nearest_place.path}`, (route) => (isLost ? route.abort('failed') : route.continue()));
    await openPage(page, '/basket');
    await basket.open('where');
    await basket.changeAddress.click();
    await basket.address.press('ArrowDown');
    await dialog.entry.click();
    await expect(dialog.place).toContainText('We couldn’t find an address at 46.1972 N 6.1413 E.');
    isLost = false;
    await dialog.take.click();
    await expect(basket.placeName).toHaveAccessibleDescription('Your courier will come to the pin. What should they look for?');
    await basket.useProposal.click();
    await expect(basket.placeName).toHaveCount(0);
    await expect(basket.houseNumber).toHaveCount(0);
    await expect(basket.postcode).toHaveValue('1205');
    await basket.done();
    await basket.isReady();
    await basket.payment.click();
    await expect(basket.lastLook).toContainText(/Rue .* \d+, 1205 Genève/);
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

  test('from the header it comes back to the header, taken or closed', IN_VERIFY, async ({ page }) => {
    await withoutMap(page);
    const header = new Header(page);
    const dialog = new MapPinDialog(page);
    await remember(page, { place: CAROUGE });
    await openPage(page, '/deliveries');
    await header.place.click();
    await header.addressField.press('ArrowDown');
    await dialog.entry.click();
    await expect(dialog.map).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog.box).toBeHidden();
    await expect(header.addressField).toBeFocused();
    await header.addressField.press('ArrowDown');
    await dialog.entry.click();
    await dialog.control('North').click();
    await dialog.take.click();
    await expect(header.place).toBeFocused();
  });
});
