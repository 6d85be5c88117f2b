import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
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

test('the switches of what is written to a customer stand in one line', IN_VERIFY, async ({ page }) => {
  await remember(page, { user: await newCustomer(page.request) });
  await openPage(page, '/profile');
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(2);
  const ends = await switches.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
});
