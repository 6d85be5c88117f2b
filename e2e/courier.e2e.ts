import { expect, test } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { openBooking, picture } from './open-booking.ts';

test('a parcel is sent: missing fields, a reload, Back by one step, and cash at the door', async ({ page }) => {
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

test('files are chosen, dropped and pasted; refused ones say why; a lost one is tried again', async ({ page }) => {
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
  await page.evaluate(
    (bytes) => {
      const given = (name: string) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
        return transfer;
      };
      const card = document.querySelector('section[aria-labelledby="parcel-pictures"]');
      card?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: given('dropped.jpg') }));
      card?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: given('pasted.jpg') }));
    },
    [...(await picture(30, 20))],
  );
  await expect(courier.photos).toHaveCount(3);
  const more = await Promise.all(
    [1, 2, 3].map(async (number) => ({
      name: `more-${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(20 + number, 20),
    })),
  );
  await courier.files.setInputFiles(more);
  await expect(courier.photos).toHaveCount(5);
  await expect(page.getByText('more-3.jpg: You can add up to five photos.')).toBeVisible();
  await expect(courier.files).toHaveCount(0);
  await courier.photos.first().click();
  await expect(courier.files).toHaveCount(1);
});
