import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { Language } from '../contract/enumerations.ts';
import { holderOf, newCustomer, saveCard, signedIn, somebodyNew, topUp } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { openPage, remember } from './open-page.ts';
import { anotherOrder } from './own-orders.ts';
import { IN_VERIFY } from './tags.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Somebody new, on their profile. */
async function open(page: Page, language: Language = 'en') {
  const who = somebodyNew();
  const user = await newCustomer(page.request, who);
  await remember(page, { user, language });
  await openPage(page, '/profile');
  return { who, user };
}

async function looksRight(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

test('by keyboard: what is lost, a wrong password, the right one; then nobody is signed in, here and in another tab', async ({
  page,
  context,
}) => {
  const { who } = await open(page);
  const other = await context.newPage();
  await openPage(other, '/orders');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(dialog(page)).toContainText('This can’t be undone.');
  await button(page, 'Continue').press('Enter');
  const field = dialog(page).getByLabel('Your password', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('This field is required');
  await field.fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Incorrect password.');
  await expect(field).toHaveValue('not my password');
  await looksRight(page);
  await field.fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted.' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(new Header(page).signIn).toBeVisible();
  await expect(other).not.toHaveURL(/orders/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  const refused = await page.request.post(endpoints.login.path, { data: { email: who.email, password: who.password } });
  expect(await refused.json()).toMatchObject({ success: false, error_code: 512 });
  await newCustomer(page.request, who);
});

test('a running order forbids it, in French, and Escape and Back keep the account', IN_VERIFY, async ({ page }) => {
  const { who, user } = await open(page, 'fr');
  await anotherOrder(page, holderOf(user));
  const way = page.getByRole('button', { name: 'Supprimer mon compte' });
  await way.click();
  await button(page, 'Continuer').click();
  await expect(dialog(page).getByLabel('Votre mot de passe', { exact: true })).toBeFocused();
  await expect(dialog(page)).not.toContainText('Ce champ est obligatoire');
  await dialog(page).getByLabel('Votre mot de passe', { exact: true }).fill(who.password);
  await button(page, 'Supprimer le compte').click();
  await expect(dialog(page)).toContainText('Votre compte ne peut pas encore être supprimé.');
  await expect(dialog(page)).toContainText('Vous avez une commande en cours.');
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(way).toBeFocused();
  await way.click();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/profile/);
  await signedIn(page.request, who.email, who.password);
});

test('money in the wallet: what it holds now is told, in French, and given up by a tick', IN_VERIFY, async ({ page }) => {
  const { who, user } = await open(page, 'fr');
  await saveCard(page.request, user, '4242424242424242');
  await topUp(page.request, user, 36.2);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await button(page, 'Continuer').click();
  await dialog(page).getByLabel('Votre mot de passe', { exact: true }).fill(who.password);
  await button(page, 'Supprimer le compte').click();
  const box = (sum: string) => dialog(page).getByRole('checkbox', { name: `Je renonce à CHF\u00a0${sum}` });
  await expect(box('36.20')).toBeFocused();
  await expect(box('36.20')).not.toBeChecked();
  await expect(box('36.20')).not.toHaveAttribute('aria-invalid');
  await looksRight(page);
  await button(page, 'Supprimer le compte').click();
  await expect(box('36.20')).toBeFocused();
  await expect(box('36.20')).toHaveAttribute('aria-invalid', 'true');
  await box('36.20').check();
  await topUp(page.request, user, 1.05);
  await button(page, 'Supprimer le compte').click();
  await expect(box('37.25')).not.toBeChecked();
  await expect(box('37.25')).toBeFocused();
  await signedIn(page.request, who.email, who.password);
  await box('37.25').press('Space');
  await button(page, 'Supprimer le compte').click();
  await expect(page).toHaveURL('/');
  const refused = await page.request.post(endpoints.login.path, { data: { email: who.email, password: who.password } });
  expect(await refused.json()).toMatchObject({ success: false, error_code: 512 });
});

test('an answer that is lost while the account goes leads out all the same', IN_VERIFY, async ({ page }) => {
  const { who } = await open(page);
  await page.route(
    `**${endpoints.delete_account.path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await button(page, 'Continue').click();
  await dialog(page).getByLabel('Your password', { exact: true }).fill(who.password);
  await button(page, 'Delete account').click();
  await expect(page).toHaveURL('/');
  await expect(new Header(page).signIn).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});
