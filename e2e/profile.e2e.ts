import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { endpoints } from '../contract/endpoints.ts';
import { endSession, newCustomer, somebodyNew } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { ProfilePage } from './models/ProfilePage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember, takenOver } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

/** A customer whose profile is being edited. */
async function edit(page: Page) {
  const who = somebodyNew();
  const user = await newCustomer(page.request, who);
  await remember(page, { user });
  await openPage(page, '/profile');
  const profile = new ProfilePage(page);
  await profile.edit.click();
  return { user, who, profile };
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('storefront.profile_draft'));

test(
  'what is typed outlives leaving, a reload, a lost call and another language, passwords apart; Cancel forgets it',
  IN_VERIFY,
  async ({ page }) => {
    const { user, who, profile } = await edit(page);
    await profile.field('Last name').fill('Rochat');
    await profile.field('Phone').fill('79 11');
    await profile.field('Current password').fill(who.password);
    expect(await kept(page)).not.toContain(who.password);
    await page.reload();
    await takenOver(page);
    await expect(profile.field('Last name')).toHaveValue('Rochat');
    await expect(profile.field('Phone')).toHaveValue('79 11');
    await expect(profile.field('Current password')).toHaveValue('');
    await openPage(page, '/help');
    await page.goBack();
    await expect(profile.field('Last name')).toHaveValue('Rochat');
    // Whoever comes back to it is where pages begin, not within the form.
    await expect(profile.field('First name')).not.toBeFocused();
    await profile.field('Phone').fill(user.phone);
    await profile.field('Current password').fill(who.password);
    await page.route(`**${endpoints.update.path}`, (route) => route.abort('failed'), { times: 1 });
    await profile.save.click();
    await expect(profile.main.getByRole('alert')).toBeVisible();
    await page.getByRole('banner').locator('button[lang=fr]').click();
    await expect(profile.field('Nom')).toHaveValue('Rochat');
    await expect(profile.field('Prénom')).toHaveValue(user.first_name);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}-${page.viewportSize()?.width}.png`, fullPage: true });
    await profile.main.getByRole('button', { name: 'Annuler' }).click();
    await expect(profile.main.getByText(user.last_name, { exact: true })).toBeVisible();
    expect(await kept(page)).toBeNull();
  },
);

test('a wrong current password is said once, beside its field, which has the focus', IN_VERIFY, async ({ page }) => {
  const { profile } = await edit(page);
  await profile.field('Last name').fill('Rochat');
  await profile.field('Current password').fill('not my password');
  await profile.save.click();
  await expect(profile.field('Current password')).toHaveAccessibleDescription(/The current password is wrong\./);
  await expect(profile.field('Current password')).toBeFocused();
  await expect(profile.main.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(profile.main.getByText('The email or password is incorrect.')).toHaveCount(0);
  await expect(profile.field('Last name')).toHaveValue('Rochat');
});

test('a session that the server ended loses nothing of it; saving forgets it, and signing out', IN_VERIFY, async ({ page }) => {
  const { user, who, profile } = await edit(page);
  await profile.field('Last name').fill('Rochat');
  await profile.field('Current password').fill(who.password);
  await endSession(page.request, user);
  await profile.save.click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.reload();
  await takenOver(page);
  await new Header(page).signIn.click();
  await new SignInDialog(page).signIn(who.email, who.password);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(profile.field('Last name')).toHaveValue('Rochat');
  await profile.field('Current password').fill(who.password);
  await profile.save.click();
  await expect(profile.main.getByText('Your details are saved.')).toBeVisible();
  expect(await kept(page)).toBeNull();
  await profile.edit.click();
  await profile.field('Last name').fill('Favre');
  await expect.poll(() => kept(page)).toContain('Favre');
  await new Header(page).signOut();
  await expect(new Header(page).signIn).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test(
  'signed out everywhere, by keyboard alone: no other device and no other tab is signed in any more',
  IN_VERIFY,
  async ({ page, context }) => {
    const who = somebodyNew();
    const user = await newCustomer(page.request, who);
    const elsewhere = await page.request.post(endpoints.login.path, { data: { email: who.email, password: who.password } });
    const { user: other } = (await elsewhere.json()) as { user: typeof user };
    await remember(page, { user });
    const tab = await context.newPage();
    await openPage(tab, '/orders');
    await openPage(page, '/profile');
    const row = page.getByRole('button', { name: /^Sign out everywhere/ });
    await expect(row).toBeEnabled();
    await row.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row).toBeFocused();
    await row.press('Enter');
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
    await expect(page).toHaveURL(/\/$/);
    for (const each of [page, tab]) await expect(new Header(each).signIn).toBeVisible();
    for (const { _id, server_token: token } of [user, other]) {
      const asked = await page.request.post(endpoints.get_detail.path, { data: { user_id: _id, server_token: token } });
      expect(await asked.json()).toMatchObject({ success: false, error_code: 999 });
    }
  },
);

test('a photo is turned, shown in the profile and the header, and still there after a reload', IN_VERIFY, async ({ page }) => {
  await remember(page, { user: await newCustomer(page.request, somebodyNew()) });
  await openPage(page, '/profile');
  const main = new ProfilePage(page).main;
  await main.locator('input[type=file]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#4060a0' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  });
  const shown = page.locator('img[src*=customer_picture]');
  await expect(shown).toHaveCount(2);
  await page.reload();
  await expect(shown).toHaveCount(2);
  for (const img of await shown.all())
    await expect.poll(() => img.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight])).toEqual([288, 288]);
  await main.getByRole('button', { name: 'Remove' }).click();
  await expect(main.getByRole('button', { name: 'Add a photo' })).toBeFocused();
  await expect(shown).toHaveCount(0);
});

test('the language of letters is the page’s too, here and after a reload; what is switched off stays off', IN_VERIFY, async ({ page }) => {
  const user = await newCustomer(page.request, somebodyNew());
  await remember(page, { user });
  await openPage(page, '/profile');
  const card = page.locator('section[aria-labelledby=preferences]');
  await card.getByText('Français').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await card.getByRole('switch', { name: 'Un reçu pour chaque commande' }).press('Space');
  await expect(card).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(card.getByRole('radio', { name: 'Français' })).toBeChecked();
  await expect(card.getByRole('switch').first()).not.toBeChecked();
  const kept = await page.request.post(endpoints.get_preferences.path, { data: { user_id: user._id, server_token: user.server_token } });
  expect(await kept.json()).toMatchObject({ language: 'fr', wants_receipts: false });
});

test(
  'what the customer doesn’t eat is kept in the account, stands after a lost call, and leaves the browser with them',
  IN_VERIFY,
  async ({ page }) => {
    const user = await newCustomer(page.request, somebodyNew());
    await remember(page, { user });
    await openPage(page, '/profile');
    const card = page.locator('section[aria-labelledby=eats]');
    await card.getByRole('button', { name: 'nuts', exact: true }).click();
    await expect(card).toHaveAttribute('aria-busy', 'false');
    const account = async () => {
      const data = { user_id: user._id, server_token: user.server_token };
      return ((await (await page.request.post(endpoints.get_preferences.path, { data })).json()) as { eats: unknown }).eats;
    };
    await expect.poll(account).toEqual({ diets: [], without: ['nuts'] });
    await page.route(`**${endpoints.change_preferences.path}`, (route) => route.abort());
    await card.getByRole('button', { name: 'milk', exact: true }).click();
    await expect(card.getByRole('alert')).toContainText('Saved in this browser only');
    await page.unroute(`**${endpoints.change_preferences.path}`);
    await page.reload();
    await expect(card.getByRole('button', { name: 'milk', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(account).toEqual({ diets: [], without: ['milk', 'nuts'] });
    await openPage(page, '/store/logout');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nuts');
  },
);

test('the switches of what is written to a customer stand in one line', IN_VERIFY, async ({ page }) => {
  await remember(page, { user: await newCustomer(page.request) });
  await openPage(page, '/profile');
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(2);
  const ends = await switches.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
});
