import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { LeadPage } from './models/LeadPage.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

function sentTo(page: Page, path: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  return sent;
}

async function mailed(page: Page, address: string, saying: string): Promise<string> {
  const tab = await page.context().newPage();
  const mail = tab.getByRole('article').filter({ hasText: address }).filter({ hasText: saying }).first();
  await expect(async () => {
    await tab.goto('/mailbox');
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const words = await mail.innerText();
  await tab.close();
  return words;
}

async function open(page: Page, kind: 'partner' | 'hopper'): Promise<LeadPage> {
  await openPage(page, `/${kind}`);
  const lead = new LeadPage(page, kind);
  await expect(lead.send).toBeVisible();
  return lead;
}

test('a store is told what is missing, then thanked, and hears of it by e-mail', async ({ page }) => {
  const lead = await open(page, 'partner');
  const sent = sentTo(page, endpoints.send_partner_email.path);
  await expect(lead.send).toHaveAttribute('aria-disabled', 'true');
  await expect(lead.send).toHaveAccessibleDescription('Check 6 fields: Company name, Address, First name, Last name, Mobile, Email');
  await lead.send.click({ force: true });
  await expect(lead.field('Company name')).toBeFocused();
  await expect(lead.form.getByRole('alert')).toContainText('6 fields');
  await expect(lead.form.getByText('This field is required')).toHaveCount(6);
  await lead.fillIn({ Mobile: '78 555 01', Email: 'bakery@example.org' });
  await expect(lead.form.getByText("phone doesn't seem right")).toBeVisible();
  await expect(lead.send).toHaveAccessibleDescription('Check 1 field: Mobile');
  expect(sent).toEqual([]);
  await lead.field('Mobile').fill('0041 78 555 01 20');
  await expect(lead.send).not.toHaveAttribute('aria-disabled', 'true');
  // By the keyboard: a second click would take the focus to wherever it lands.
  await lead.send.press('Enter');
  await page.keyboard.press('Enter');
  await expect(lead.thanks).toContainText('Future partner');
  await expect(lead.thanks.getByRole('heading')).toBeFocused();
  await expect(lead.thanks).toContainText('We have Épicerie des Bains’s details. We’ll call you on +41 78 555 01 20.');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    companyName: 'Épicerie des Bains',
    name: 'Samira',
    snames: 'Rochat',
    mobile: '785550120',
    password: '',
    postal_code: '',
    delivery_type: 1,
  });
  await mailed(page, 'bakery@example.org', 'We’ve received your message');
  expect(await mailed(page, 'bakery@example.org', 'New partner request')).toContain('Company: Épicerie des Bains');
  await lead.backToForm.click();
  await expect(lead.field('Company name')).toHaveValue('');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the forms with what is wrong, and on the thanks, in ${colorScheme}`, IN_VERIFY, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations).toEqual([]);
    };
    const lead = await open(page, 'partner');
    await lead.send.click({ force: true });
    await expect(lead.form.getByRole('alert')).toBeVisible();
    await look();
    await lead.fillIn();
    await lead.send.click();
    await lead.backToForm.hover();
    await expect(lead.thanks).toBeVisible();
    await look();
    await open(page, 'hopper');
    await page.getByRole('button', { name: 'Play, with captions' }).scrollIntoViewIfNeeded();
    await look();
  });
}
