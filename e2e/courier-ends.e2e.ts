import { expect, test } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { saveAddress } from './demo-city.ts';
import { MapPinDialog } from './models/MapPinDialog.ts';
import { CourierPage } from './models/CourierPage.ts';
import { openBooking, picture } from './open-booking.ts';
import { openPage } from './open-page.ts';
import { moveServerClock, setServerClock } from './server-clock.ts';
import { AT_BOTH_WIDTHS, IN_VERIFY } from './tags.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';

test.afterEach(({ baseURL }) => setServerClock(baseURL, '2026-11-20T11:30:00Z'));

const AT_THE_CATHEDRAL = { latitude: 46.2011, longitude: 6.1484 };

test.describe('an end of a parcel’s way', () => {
  test.use({ geolocation: AT_THE_CATHEDRAL, permissions: ['geolocation'] });

  test('is where the device is, a saved address with its door, or a pin on the map', IN_VERIFY, async ({ page }) => {
    // Software that draws maps is slow, and nothing here depends on what it draws.
    await page.route('**/assets/**/schematic-ground*.js', (route) => route.abort('failed'));
    const { user, courier } = await openBooking(page);
    await saveAddress(page.request, user, {
      address_name: 'Office',
      address: 'Rue de Lausanne 60, 1202 Genève',
      latitude: 46.2146,
      longitude: 6.1464,
      floor: '3rd floor',
      entry_code: '4812',
    });
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Use my location' }).first().click();
    await expect(courier.field('pickup', 'address')).toHaveValue(/12\d\d Genève/);
    await page
      .getByRole('button', { name: /Office/ })
      .first()
      .click();
    await expect(courier.field('dropOff', 'address')).toHaveValue(/Rue de Lausanne 60/);
    await expect(courier.field('dropOff', 'note')).toHaveValue('3rd floor, entry code 4812');
    await courier.field('pickup', 'address').fill('');
    await courier.field('pickup', 'address').press('ArrowDown');
    const pin = new MapPinDialog(page);
    await pin.entry.click();
    await expect(pin.place).toContainText(/Near|\d/);
    await page.getByRole('dialog').getByRole('button', { name: /here$/ }).click();
    await expect(courier.field('pickup', 'address')).not.toHaveValue('');
  });
});

test('pictures are dropped and pasted, a large one is made small, and a program is none', IN_VERIFY, async ({ page }) => {
  const { courier } = await openBooking(page);
  await expect(courier.files).toBeAttached();
  const bytes = [...(await picture(30, 20))];
  await page.evaluate((data) => {
    const given = (name: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], name, { type: 'image/jpeg' }));
      return transfer;
    };
    const card = document.querySelector('section[aria-labelledby="parcel-pictures"]');
    card?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: given('dropped.jpg') }));
    card?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: given('pasted.jpg') }));
  }, bytes);
  await expect(courier.photos).toHaveCount(2);
  await courier.files.setInputFiles({
    name: 'program.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(2_000)]),
  });
  await expect(page.getByText('program.png: Only JPEG and PNG files can be added.')).toBeVisible();
  // 5.1 MB as the camera wrote it, most of it beside the picture.
  const large = Buffer.concat([await picture(2_400, 1_200), Buffer.alloc(5_350_000)]);
  const sent = page.waitForRequest((request) => request.url().endsWith(endpoints.courier_image.path));
  await courier.files.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  expect((await (await sent).response())?.ok()).toBe(true);
  expect((await sent).postDataBuffer()?.length ?? 0).toBeLessThan(1_000_000);
  await expect(courier.photos).toHaveCount(3);
  const shape = () =>
    page.getByRole('img', { name: /large\.jpg/ }).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(shape).toEqual([1_600, 800]);
});

test(
  'a parcel is followed to the door, and sent once more: all is filled in, its vehicle marked, the price told first',
  IN_VERIFY,
  async ({ page, baseURL }) => {
    const { courier } = await openBooking(page);
    await courier.fillIn();
    await courier.toThePrice();
    await courier.pay.click();
    await courier.last.click();
    await expect(courier.thanks).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
    await page.getByRole('link', { name: 'Track your order' }).click();
    await expect(page.getByText('Rue de la Servette 45').first()).toBeVisible();
    for (let stage = 0; stage < 10; stage += 1) await moveServerClock(baseURL, 900);
    await expect(page).toHaveURL(/order_detail/);
    const part = (name: string) => page.getByRole('main').getByRole('region', { name });
    await expect(part('Pickup address')).toContainText(/Rue|Avenue|Boulevard|Quai|Place/);
    await expect(part('Delivery address')).toContainText('Rue de la Servette 45');
    await expect(part('Delivery address').getByText('Receiver')).toBeVisible();
    await expect(part('Delivery address')).toContainText(/78 412 88 60/);
    await expect(part('Your parcel')).toContainText('Bike');
    await expect(part('Delivery address').getByRole('img')).toHaveCount(0);
    await openPage(page, `/courier_order?again=${orderId}`);
    const again = new CourierPage(page);
    await expect(again.field('dropOff', 'address')).toHaveValue(/Rue de la Servette 45/);
    await expect(again.field('dropOff', 'phone')).toHaveValue(/78 412 88 60/);
    await expect(again.go).toContainText('CHF');
    await expect(again.vehicles.getByText('Used last time')).toBeVisible();
    await expect(again.vehicle(/^Bike/)).toBeChecked();
    await again.go.click();
    await expect(again.pay).toContainText('CHF');
  },
);

test('the first field stands above the fold, and nothing jumps while the parcel is filled in', AT_BOTH_WIDTHS, async ({ page }) => {
  await watchJumps(page);
  const { courier } = await openBooking(page);
  expect((await courier.field('pickup', 'address').boundingBox())?.y).toBeLessThanOrEqual(300);
  await expect(page.getByRole('search')).toHaveCount(2);
  await courier.fillIn();
  await expect(courier.vehicles.getByRole('radio', { checked: true })).toHaveCount(1);
  await courier.toThePrice();
  expect(await jumpsOf(page)).toBeLessThanOrEqual(0.05);
});
