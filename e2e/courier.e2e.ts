import { expect, test } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { fillBasket, holderOf, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openBooking, picture } from './open-booking.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

test('a parcel is sent: what is missing is said, everything is there after a reload, Back goes one step back, and cash is handed over', async ({
  page,
}) => {
  const { courier } = await openBooking(page);
  await courier.go.click();
  await expect(courier.field('pickup', 'address')).toBeFocused();
  await courier.find('pickup', 'Rue de Carouge 12');
  await courier.find('dropOff', 'Rue de la Servette 45');
  await expect(courier.go).toHaveText(/Next: receiver name.*CHF/);
  await courier.go.click();
  await expect(courier.field('dropOff', 'name')).toBeFocused();
  await courier.field('dropOff', 'name').fill('Nadia Keller');
  await courier.field('dropOff', 'phone').fill('0041 78 412 88 60');
  await expect(courier.go).toHaveText(/Continue.*CHF/);
  await courier.files.setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: await picture(40, 20) });
  await expect(courier.photos).toHaveCount(1);
  await page.reload();
  await expect(courier.field('dropOff', 'name')).toHaveValue('Nadia Keller');
  await expect(courier.photos).toHaveCount(1);
  await courier.toThePrice(/^Bike/);
  await page.reload();
  await expect(courier.pay).toContainText('CHF');
  await page.goBack();
  await expect(courier.vehicle(/^Bike/).first()).toBeChecked();
  await expect(courier.field('pickup', 'address')).toHaveValue(/Rue de Carouge 12/);
  await page.goForward();
  await expect(page).toHaveURL(/step=payment/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await courier.pay.click();
  await courier.last.click();
  await expect(courier.thanks).toBeVisible();
  await page.goBack();
  await expect(courier.field('pickup', 'address')).toHaveValue('');
});

test('a card that asks its bank pays for a parcel; the basket is as it was', IN_VERIFY, async ({ page }) => {
  const { user, courier } = await openBooking(page);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  await courier.fillIn();
  await courier.toThePrice();
  await courier.pay.click();
  const payment = new PaymentDialog(page);
  await payment.byCard.check();
  await payment.addCard('4000002500003155');
  await payment.pay.click();
  await expect(payment.question).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/courier_order/);
  await payment.pass.click();
  await expect(courier.thanks).toBeVisible();
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.isReady();
  await expect(page.getByText('Moitié-moitié fondue').first()).toBeVisible();
});

test('files that are no pictures, and a sixth one, are refused with the reason; one that did not get through is tried again', async ({
  page,
}) => {
  const { courier } = await openBooking(page);
  await courier.files.setInputFiles({ name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
  await expect(page.getByText('words.jpg: Only JPEG and PNG files can be added.')).toBeVisible();
  await courier.files.setInputFiles({
    name: 'half.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
  });
  await expect(page.getByText('half.png: This file isn’t a picture we can read.')).toBeVisible();
  await page.route(`**${endpoints.courier_image.path}`, (route) => route.abort('internetdisconnected'));
  await courier.files.setInputFiles({ name: 'turned.jpg', mimeType: 'image/jpeg', buffer: await picture(60, 20, 6) });
  const again = page.getByRole('button', { name: 'Try turned.jpg again' });
  await expect(again).toBeVisible();
  await page.unroute(`**${endpoints.courier_image.path}`);
  await again.click();
  await expect(again).toBeHidden();
  // Held upright as it was taken: what was 60 by 20 stands 20 by 60.
  const shape = () =>
    page.getByRole('img', { name: /turned\.jpg/ }).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(shape).toEqual([20, 60]);
  const more = await Promise.all(
    [1, 2, 3, 4, 5].map(async (number) => ({
      name: `more-${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(20 + number, 20),
    })),
  );
  await courier.files.setInputFiles(more);
  await expect(courier.photos).toHaveCount(5);
  await expect(page.getByText('more-5.jpg: You can add up to five photos.')).toBeVisible();
  await expect(courier.files).toHaveCount(0);
  await courier.photos.first().click();
  await expect(courier.files).toHaveCount(1);
});

test('by keyboard alone, in French, to the thanks', IN_VERIFY, async ({ page }) => {
  const { courier } = await openBooking(page, 'fr');
  const { keyboard } = page;
  await courier.field('pickup', 'address').focus();
  await keyboard.type('Rue de Carouge 12');
  await expect(page.getByRole('option').first()).toContainText('12');
  await keyboard.press('Enter');
  await expect(courier.field('pickup', 'address')).toHaveValue(/Rue de Carouge 12/);
  await courier.field('dropOff', 'address').focus();
  await keyboard.type('Rue de la Servette 45');
  await expect(page.getByRole('option').first()).toContainText('45');
  await keyboard.press('Enter');
  await courier.receiver.focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('Nadia Keller');
  await keyboard.press('Tab');
  await keyboard.type('078 412 88 60');
  await expect(courier.vehicles.getByRole('radio', { checked: true })).toHaveCount(1);
  await courier.vehicles.getByRole('radio', { checked: true }).focus();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  // Enter in a field leads on like the button.
  await courier.field('dropOff', 'phone').focus();
  await keyboard.press('Enter');
  await expect(courier.pay).toContainText('CHF');
  await expect(courier.pay).not.toHaveAttribute('aria-busy', 'true');
  await courier.pay.focus();
  await keyboard.press('Enter');
  await expect(courier.last).not.toHaveAttribute('aria-busy', 'true');
  await courier.last.focus();
  await keyboard.press('Enter');
  await expect(courier.thanks).toBeVisible();
});
