import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { newCustomer, somebodyNew } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openBooking } from './open-booking.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const newNoah = () => ({ ...somebodyNew(), first_name: 'Noah' });

const openBeside = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await openPage(other, '/help');
  return other;
};
const signIn = async (page: Page, { email, password }: { readonly email: string; readonly password: string }): Promise<void> => {
  await new Header(page).signIn.click();
  await new SignInDialog(page).signIn(email, password);
  // Behind a dialog nothing is seen of the header.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(new Header(page).signIn).toBeHidden();
};
const first = (page: Page) => page.getByText('You need an account to send a parcel.');

test('an order being made at a sign-out is made, thanks nobody else, and is found again', IN_VERIFY, async ({ page }) => {
  const noah = newNoah();
  await newCustomer(page.request, noah);
  const { who, courier } = await openBooking(page);
  await courier.fillIn();
  await courier.toThePrice();
  const other = await openBeside(page);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**${endpoints.create_order.path}`, async (route) => {
    const answered = await route.fetch();
    await held;
    await route.fulfill({ response: answered });
  });
  await courier.pay.click();
  const asked = page.waitForRequest((request) => request.url().endsWith(endpoints.create_order.path));
  await courier.last.click();
  await asked;
  await new Header(other).signOut();
  await expect(first(page)).toBeVisible();
  await signIn(other, noah);
  await expect(page.getByText('Your booking is being placed.')).toBeVisible();
  await expect(page.getByText('Nadia Keller')).toHaveCount(0);
  go();
  await expect(courier.field('pickup', 'address')).toHaveValue('');
  await expect(courier.thanks).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/courier_order');
  await new Header(other).signOut();
  await signIn(other, who);
  await openPage(other, '/orders');
  await expect(other.getByRole('article', { name: 'Courier' })).toHaveCount(1);
});
