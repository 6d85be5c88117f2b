import { expect, test } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { OrderPages } from './models/OrderPages.ts';
import { openBooking, picture } from './open-booking.ts';
import { setServerClock } from './server-clock.ts';
import { AT_BOTH_WIDTHS, IN_VERIFY } from './tags.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';

test.afterEach(({ baseURL }) => setServerClock(baseURL, '2026-11-20T11:30:00Z'));

const AT_THE_CATHEDRAL = { latitude: 46.2011, longitude: 6.1484 };

test.describe('an end of a parcel’s way', () => {
  test.use({ geolocation: AT_THE_CATHEDRAL, permissions: ['geolocation'] });
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

test('the first field stands above the fold, and nothing jumps until the parcel is followed', AT_BOTH_WIDTHS, async ({ page }) => {
  await watchJumps(page);
  const { courier } = await openBooking(page);
  expect((await courier.field('pickup', 'address').boundingBox())?.y).toBeLessThanOrEqual(300);
  await expect(page.getByRole('search')).toHaveCount(2);
  await courier.fillIn();
  await expect(courier.vehicles.getByRole('radio', { checked: true })).toHaveCount(1);
  await courier.toThePrice();
  await courier.pay.click();
  await courier.last.click();
  await expect(courier.thanks).toBeVisible();
  await new OrderPages(page).track.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Looking for a courier' })).toBeVisible();
  expect(await jumpsOf(page)).toBeLessThanOrEqual(0.05);
});
