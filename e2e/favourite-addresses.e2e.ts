import { expect, test, type Page } from '@playwright/test';
import { home, work } from '../tests/shop/sample-addresses.ts';
import { CAROUGE, endSession, fillBasket, holderOf, newCustomer, saveAddress, somebodyNew, storeNamed } from './demo-city.ts';
import { AddressesPage } from './models/AddressesPage.ts';
import { BasketPage } from './models/BasketPage.ts';
import { CourierPage } from './models/CourierPage.ts';
import { Header } from './models/Header.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember, takenOver } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const SERVETTE = 'Rue de la Servette 45';

/** A customer on their page of addresses, who keeps home and work or nothing yet. */
async function open(page: Page, { keeps = [home, work], who = somebodyNew() } = {}) {
  const user = await newCustomer(page.request, who);
  for (const { _id, ...address } of keeps) await saveAddress(page.request, user, address);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/addresses');
  return { user, who, addresses: new AddressesPage(page) };
}

test('the first address is kept with the keyboard alone, its door said to have neither floor nor code', async ({ page }) => {
  const { addresses } = await open(page, { keeps: [] });
  await expect(addresses.main.getByText('No saved address yet')).toBeVisible();
  await expect(addresses.edit).toHaveCount(0);
  await addresses.add.focus();
  await page.keyboard.press('Enter');
  await expect(addresses.place).toBeFocused();
  // Nothing is said before a try; then every field, and the focus is on the first.
  await expect(addresses.form.getByText('This field is required')).toHaveCount(0);
  await addresses.save.focus();
  await page.keyboard.press('Enter');
  await expect(addresses.form.getByText('This field is required')).toHaveCount(5);
  await expect(addresses.form.getByText('5 fields')).toBeVisible();
  await expect(addresses.place).toBeFocused();
  await page.keyboard.type(SERVETTE);
  await expect(addresses.form.getByText('Choose an address from the list')).toBeVisible();
  await expect(addresses.form.getByRole('option').filter({ hasText: SERVETTE })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(addresses.place).toHaveValue(/^Rue de la Servette 45, 1202/);
  await addresses.field('Address name').focus();
  await page.keyboard.type('Nadia');
  for (const none of ['No floor', 'No entry code']) {
    await addresses.form.getByRole('checkbox', { name: none }).focus();
    await page.keyboard.press('Space');
  }
  await expect(addresses.field('Floor')).toBeDisabled();
  await addresses.field('Comment').focus();
  await page.keyboard.type('Blue door');
  await page.keyboard.press('Enter');
  await expect(addresses.form).toBeHidden();
  await expect(addresses.main.getByText('The address “Nadia” is saved.')).toBeVisible();
  await expect(addresses.add).toBeFocused();
  await expect(addresses.row('Nadia')).toContainText('45');
  await expect(addresses.row('Nadia')).toContainText('Blue door');
  await expect(addresses.row('Nadia')).not.toContainText('code');
  await page.reload();
  await expect(addresses.row('Nadia')).toBeVisible();
  await expect(addresses.form).toBeHidden();
});

test(
  'whoever closes the form is back at a button of the list, and the cross of good news stands beside its words',
  IN_VERIFY,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { addresses } = await open(page, { keeps: [home] });
    await addresses.add.focus();
    await page.keyboard.press('Enter');
    await expect(addresses.place).toBeFocused();
    await page.goBack();
    await expect(addresses.form).toBeHidden();
    await expect(addresses.add).toBeFocused();
    await addresses.change('Home').focus();
    await page.keyboard.press('Enter');
    await addresses.field('Floor').fill('7');
    await addresses.save.press('Enter');
    const news = addresses.main.getByRole('status').filter({ hasText: 'The address “Home” is saved.' });
    await expect(news).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    const [words, cross] = await Promise.all([
      news.getByText('The address “Home” is saved.').boundingBox(),
      news.getByRole('button', { name: 'Close' }).boundingBox(),
    ]);
    expect(cross?.y ?? 0).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
    expect(cross?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + 100);
  },
);

test(
  'what was filled in outlives a reload, another language and being put aside; Cancel forgets it',
  IN_VERIFY,
  async ({ page, context }) => {
    const { addresses } = await open(page, { keeps: [home] });
    await addresses.add.click();
    await addresses.field('Address name').fill('Nadia');
    await addresses.field('Comment').fill('Blue door');
    await addresses.form.getByRole('checkbox', { name: 'No floor' }).check();
    await addresses.place.fill('Rue de la Serv');
    await page.reload();
    await expect(addresses.field('Address name')).toHaveValue('Nadia');
    await expect(addresses.form.getByRole('checkbox', { name: 'No floor' })).toBeChecked();
    await expect(addresses.place).toHaveValue('Rue de la Serv');
    const other = await context.newPage();
    await openPage(other, '/profile');
    await other.getByRole('button', { name: 'FR, passer au français' }).click();
    await expect(addresses.field('Nom de l’adresse')).toHaveValue('Nadia');
    await expect(addresses.place).toHaveValue('Rue de la Serv');
    await page.keyboard.press('Escape');
    await expect(addresses.form).toBeHidden();
    await expect(addresses.add).toHaveText('Terminer l’ajout de l’adresse');
    await page.reload();
    await expect(addresses.add).toHaveText('Terminer l’ajout de l’adresse');
    await expect(addresses.form).toBeHidden();
    await addresses.add.click();
    await expect(addresses.field('Remarque')).toHaveValue('Blue door');
    // What was typed before the reload is looked for again.
    await addresses.place.click();
    await addresses.form.getByRole('option').filter({ hasText: 'Rue de la Servette' }).first().click();
    await expect(addresses.place).toHaveValue(/^Rue de la Servette/);
    await addresses.cancel.click();
    await expect(addresses.add).toHaveText('Ajouter une adresse');
    await addresses.add.click();
    await expect(addresses.field('Nom de l’adresse')).toHaveValue('');
  },
);

test('Back closes the form and leaves the page where it is', IN_VERIFY, async ({ page }) => {
  const { addresses } = await open(page);
  await addresses.change('Home').click();
  await addresses.field('Comment').fill('Third bell');
  await page.goBack();
  await expect(addresses.form).toBeHidden();
  await expect(page).toHaveURL(/\/addresses$/);
  await addresses.change('Home').click();
  await expect(addresses.field('Comment')).toHaveValue('Third bell');
});

test(
  'two tabs are in step, and what is saved is offered in the header, the basket and the parcel at once',
  IN_VERIFY,
  async ({ page, context }) => {
    const { user, addresses } = await open(page, { keeps: [] });
    const other = await context.newPage();
    await openPage(other, '/addresses');
    const shop = await context.newPage();
    await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 2);
    await openPage(shop, '/basket');
    const basket = new BasketPage(shop);
    await basket.open('where');
    await basket.changeAddress.click();
    await expect(basket.saved('Nadia')).toHaveCount(0);
    await addresses.add.click();
    await addresses.fill();
    await addresses.save.click();
    await expect(addresses.row('Nadia')).toBeVisible();
    const inOther = new AddressesPage(other);
    await expect(inOther.row('Nadia')).toBeVisible();
    await expect(basket.saved('Nadia')).toBeVisible();

    const header = new Header(page);
    await header.place.click();
    await header.bar.getByRole('list', { name: 'Saved addresses' }).getByRole('button', { name: 'Nadia' }).click();
    await expect(header.place).toContainText(SERVETTE);
    await expect(header.place).toBeFocused();
    await expect(addresses.row('Nadia')).toContainText('Current');

    await inOther.edit.click();
    await inOther.box('Nadia').check();
    await inOther.delete.click();
    await expect(addresses.row('Nadia')).toHaveCount(0);
    await expect(basket.saved('Nadia')).toHaveCount(0);
    await inOther.undo.click();
    await expect(addresses.row('Nadia')).toBeVisible();
    await openPage(page, '/courier_order');
    const parcel = new CourierPage(page);
    await page
      .getByRole('button', { name: /^Nadia/ })
      .first()
      .click();
    await expect(parcel.field('pickup', 'address')).toHaveValue(/Rue de la Servette 45/);
    await expect(parcel.field('pickup', 'note')).toHaveValue('Floor 2, entry code 19B. Blue door');
  },
);

test('a session that ends while an address is filled in loses nothing of it; signing out forgets it', IN_VERIFY, async ({ page }) => {
  const { user, who, addresses } = await open(page, { keeps: [] });
  await addresses.add.click();
  await addresses.fill();
  await endSession(page.request, user);
  await addresses.save.click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await takenOver(page);
  await new Header(page).signIn.click();
  await new SignInDialog(page).signIn(who.email, who.password);
  await expect(page).toHaveURL(/\/addresses$/);
  await expect(addresses.field('Comment')).toHaveValue('Blue door');
  await expect(addresses.place).toHaveValue(/^Rue de la Servette 45/);
  await addresses.close.click();
  await new Header(page).signOut();
  await expect(new Header(page).signIn).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('storefront.address_form'))).toBeNull();
});
