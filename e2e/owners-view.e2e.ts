import { expect, test, type Page } from '@playwright/test';
import { CAROUGE } from './demo-city.ts';
import { remember } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE } from './with-basket.ts';

async function openView(page: Page, isPhone: boolean) {
  await remember(page, { place: CAROUGE });
  await page.goto('/owners-view');
  const side = page.getByRole('complementary', { name: 'What can happen now' });
  /** On a phone one of them is seen at a time. */
  const look = async (what: 'Shop' | 'Drawing' | 'Next') => {
    if (isPhone) await page.getByRole('navigation', { name: 'Show' }).getByRole('button', { name: what }).click();
  };
  return {
    shop: page.frameLocator('#shop'),
    side,
    look,
    tab: (name: string) => page.getByRole('navigation', { name: 'Flows' }).getByRole('button', { name }),
    may: (name: string | RegExp) => side.getByRole('button', { name }),
    drawn: (state: string) => page.locator(`#drawing .state[data-state="${state}"]`),
  };
}

test('the owner’s view of the built shop offers what a dish has, and acts on it', async ({ page, viewport }) => {
  const complaints = complaintsOf(page);
  const { shop, side, look, tab, may, drawn } = await openView(page, (viewport?.width ?? 0) < 900);
  await shop
    .getByRole('link', { name: /Find Stores/ })
    .or(shop.getByRole('button', { name: /Find Stores/ }))
    .first()
    .click();
  await shop
    .getByRole('link', { name: /Café de la Rade/ })
    .first()
    .click();
  await shop.getByRole('button', { name: FONDUE, exact: true }).click();
  await expect(shop.getByRole('radio', { name: /For one/ })).toBeChecked();
  await look('Next');
  await expect(tab('Item dialog')).toHaveAttribute('aria-pressed', 'true');
  await expect(side.getByRole('heading', { level: 2 })).toHaveText('Ready to add');
  await expect(may('Clicks on For two (How many of you?)')).toBeVisible();
  for (const foreign of [/small size/i, /large size/i, /olives/i, /rocket/i, /not on the menu/i]) await expect(may(foreign)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Not begun yet' })).toContainText('Basket begins with the first dish');
  await may('Clicks on For two (How many of you?)').click();
  await look('Shop');
  await expect(shop.getByRole('radio', { name: /For two/ })).toBeChecked();
  await look('Next');
  await expect(side.locator('.trail')).toContainText('Option clicked');
  await look('Drawing');
  await expect(drawn('ready')).toHaveClass(/now/);
  await look('Next');
  const scenes = await side.getByRole('combobox', { name: 'Scene' }).locator('option').allTextContents();
  expect(scenes.length).toBeGreaterThan(2);
  for (const scene of scenes) expect(scene).toMatch(/^\d+\. [^:]+$/);
  await may('Closes the dialog').click();
  await expect(tab('Item dialog')).toContainText('Dialog closed, over');
  await look('Shop');
  await expect(shop.getByRole('dialog')).toHaveCount(0);
  expect(complaints.filter((complaint) => !complaint.startsWith('failed'))).toEqual([]);
});

test('a server without it has no such page and no frames; a customer’s page loads none of it', async ({ page, baseURL }) => {
  const without = `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 1}`;
  expect((await page.request.get(`${without}/owners-view`)).status()).toBe(404);
  const answer = await page.request.get(`${without}/healthz`);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('main.js'))).toHaveLength(1);
  expect(asked.filter((url) => /watch-page|owners-view/.test(url))).toEqual([]);
});

async function toSignIn({ shop }: Pick<Awaited<ReturnType<typeof openView>>, 'shop'>) {
  await shop.getByRole('link', { name: 'Sign in' }).first().click();
  const dialog = shop.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill('lea@example.org');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('balade2026');
  return dialog;
}

test('a wait tells what is left of it, and is skipped', IN_VERIFY, async ({ page, viewport }) => {
  await page.addInitScript(() => Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: () => undefined }));
  const { shop, side, look, tab, may } = await openView(page, (viewport?.width ?? 0) < 900);
  await shop.getByRole('button', { name: 'Find Stores' }).click();
  await shop.getByRole('banner').getByRole('button', { name: 'Use my location' }).click();
  await look('Next');
  await tab('Location').click();
  await expect(side.getByRole('heading', { level: 2 })).toHaveText('Asking the device');
  const wait = may(/s left · skip/);
  await expect(wait).toHaveAccessibleName(/After 10 s\s*\d\.\d s left · skip/);
  await wait.click();
  await expect(tab('Location')).toContainText('At a place');
  await look('Shop');
  await expect(shop.getByRole('banner').getByRole('button', { name: 'Use my location' })).toBeVisible();
});

test('a state that the shop was in is opened in it again', IN_VERIFY, async ({ page, viewport }) => {
  const { shop, side, look, tab } = await openView(page, (viewport?.width ?? 0) < 900);
  const dialog = await toSignIn({ shop });
  await page.getByRole('button', { name: 'Hold answers' }).click();
  await dialog.locator('button[type=submit]').click();
  await look('Next');
  await tab('Sign-in').click();
  await expect(side.getByRole('heading', { level: 2 })).toHaveText('Signing in');
  const scenes = side.getByRole('combobox', { name: 'Scene' });
  await scenes.selectOption({ label: '1. Signing in' });
  await side.getByRole('button', { name: 'Open in the shop' }).click();
  await expect(tab('Sign-in')).toContainText('Signing in');
  await expect(page.getByRole('button', { name: 'Hold answers' })).toHaveAttribute('aria-pressed', 'true');
});

test('a link opens a state in the shop, on the page where its flow begins', async ({ page, viewport }) => {
  const { shop, side, look, tab } = await openView(page, (viewport?.width ?? 0) < 900);
  await page.goto('/scene/sign-in/askingIn');
  await expect(shop.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await look('Next');
  await expect(tab('Sign-in')).toContainText('Signing in');
  await tab('Sign-in').click();
  await expect(side.getByRole('heading', { level: 2 })).toHaveText('Signing in');
  await page.goto('/scene/sign-in/nowhere');
  await look('Next');
  await expect(page.getByText('No question leads to sign-in/nowhere.')).toBeVisible();
});
