import { expect, test } from '@playwright/test';
import { CAROUGE, newCustomer, saveCard } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const PROVIDERS_PART = /\/assets\/[^/]+\/sandbox\.js$/;

test('a provider that is not there charges nothing: a top-up says so, is left, and is tried again', IN_VERIFY, async ({ page }) => {
  const user = await newCustomer(page.request);
  await saveCard(page.request, user, '4242424242424242');
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/payments');
  await page.route(PROVIDERS_PART, (route) => route.abort('failed'));
  const dialog = page.getByRole('dialog', { name: 'Top up your wallet' });
  const add = async () => {
    await page.getByRole('button', { name: 'Top up', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Amount in CHF' }).fill('50.00');
    await dialog.getByRole('button', { name: /^Add CHF/ }).click();
  };
  const unreached = page.getByText('The card provider could not be reached.');
  await add();
  await expect(unreached).toBeVisible();
  await page.getByRole('button', { name: /^(Close|Leave it)$/ }).click();
  await expect(unreached).toBeHidden();
  await add();
  await expect(unreached).toBeVisible();
  await page.unroute(PROVIDERS_PART);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('CHF 50.00 has been added to your wallet.')).toBeVisible();
});
