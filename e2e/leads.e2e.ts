import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { newCustomer, somebodyNew } from './demo-city.ts';
import { Footer } from './models/Footer.ts';
import { Header } from './models/Header.ts';
import { LeadPage } from './models/LeadPage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember, takenOver } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const PARTNER = `**${endpoints.send_partner_email.path}`;
const HOPPER = `**${endpoints.send_hopper_email.path}`;

/** The bodies that the page sends to a call. */
function sentTo(page: Page, path: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  return sent;
}

/** The e-mail in the mailbox that names an address and says something, in its words. */
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

test('who wants to ride fills in everything; focus goes to the first wrong field', IN_VERIFY, async ({ page }) => {
  const lead = await open(page, 'hopper');
  await page.getByRole('button', { name: 'Ride with us' }).click();
  await expect(lead.field('First name')).toBeFocused();
  await expect(page.locator('#l_section4')).toBeInViewport();
  await expect(lead.send).not.toHaveAttribute('aria-disabled', 'true');
  await lead.fillIn({ Mobile: '079 640 18', Address: ' ' });
  await lead.send.click();
  await expect(lead.field('Mobile')).toBeFocused();
  await expect(lead.form.getByText('This field is required')).toBeVisible();
  await lead.fillIn({ Mobile: '079.640.18.22', Email: 'rider@example.org' });
  await lead.send.click();
  await expect(lead.thanks).toContainText('Future hopper');
});

test('an address with the form’s section opens the page there', IN_VERIFY, async ({ page }) => {
  await openPage(page, '/hopper#l_section4');
  await expect(page.getByRole('heading', { name: 'Ride with us', exact: true })).toBeInViewport();
  await expect(new LeadPage(page, 'hopper').send).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ride with us', exact: true })).toBeInViewport();
});

test(
  'nothing that was typed is lost by a pulled network, a reload, another language or a sign-in',
  IN_VERIFY,
  async ({ page, context }) => {
    const who = somebodyNew();
    await newCustomer(page.request, who);
    const lead = await open(page, 'partner');
    await lead.fillIn();
    await context.setOffline(true);
    await lead.send.click();
    await expect(lead.form.getByRole('alert')).toContainText('What you typed is still here.');
    await expect(lead.field('Mobile')).toHaveValue('078 555 01 20');
    await context.setOffline(false);
    await page.reload();
    await takenOver(page);
    await expect(lead.field('Company name')).toHaveValue('Épicerie des Bains');
    await expect(lead.field('Address')).toHaveValue('Rue des Bains 33, 1205 Genève');
    await new Header(page).signIn.click();
    await new SignInDialog(page).signIn(who.email, who.password);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(lead.field('Email')).toHaveValue('samira@example.org');
    await page.reload();
    await takenOver(page);
    await expect(lead.field('Email')).toHaveValue('samira@example.org');
    await new Footer(page).speak('fr');
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('Épicerie des Bains');
    await page.getByRole('form').getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('region', { name: 'Merci, Samira. Nous vous contacterons bientôt.' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('storefront.leads'))).toBeNull();
  },
);

test('what did not come through is sent again by keyboard alone, the same once more', IN_VERIFY, async ({ page }) => {
  const lead = await open(page, 'hopper');
  const sent = sentTo(page, endpoints.send_hopper_email.path);
  await page.route(HOPPER, (route) => route.abort('failed'), { times: 1 });
  await lead.field('First name').focus();
  for (const text of ['Jonas', 'Perret', '+41 79 640 18 22', 'jonas@example.org']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Rue Dancet 18');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(lead.tryAgain).toBeVisible();
  await lead.tryAgain.focus();
  await page.keyboard.press('Enter');
  await expect(lead.thanks).toContainText('We reach you at +41 79 640 18 22.');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  await page.keyboard.press('Tab');
  await expect(lead.backToForm).toBeFocused();
  await expect(lead.thanks).toContainText('Paused while you read.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ride with us', exact: true })).toBeFocused();
  await expect(lead.field('First name')).toHaveValue('');
});

test('an address that is searched for is taken as it is found', IN_VERIFY, async ({ page }) => {
  const lead = await open(page, 'partner');
  await lead.field('Address').pressSequentially('rue des bains 33');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(lead.field('Address')).toHaveValue(/Rue des Bains 33/);
  const found = await lead.field('Address').inputValue();
  await page.reload();
  await takenOver(page);
  await expect(lead.field('Address')).toHaveValue(found);
});

test('a robot that fills what nobody sees is answered like everybody', IN_VERIFY, async ({ page }) => {
  const lead = await open(page, 'partner');
  await expect(page.getByLabel('Leave this empty')).toHaveAttribute('tabindex', '-1');
  await expect(lead.form.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  const sent = sentTo(page, endpoints.send_partner_email.path);
  await lead.fillIn();
  await page.locator('input[name=website]').fill('https://spam.example', { force: true });
  await lead.send.click();
  await expect(lead.thanks).toBeVisible();
  expect(sent[0]).toMatchObject({ website: 'https://spam.example' });
});

test(
  'the landing page’s short form asks nothing; what the server refuses is said; with the news an e-mail asks first',
  IN_VERIFY,
  async ({ page }) => {
    await openPage(page, '/');
    const lead = new LeadPage(page, 'interest');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await lead.send.scrollIntoViewIfNeeded();
    await lead.send.click();
    await expect(lead.form.getByRole('alert')).toContainText('5 fields');
    await expect(lead.form.getByText('This field is required')).toHaveCount(5);
    await lead.fillIn({ Email: 'interest@example.org' });
    await lead.form.getByRole('checkbox', { name: 'Email me news and offers' }).check();
    await lead.send.click();
    await expect(lead.thanks).toContainText('open the link in the email we’ve sent you');
    await mailed(page, 'interest@example.org', 'New enquiry from a courier');
    const question = await mailed(page, 'interest@example.org', 'Confirm your newsletter subscription');
    const link = /http\S+newsletter\/confirm\S+/.exec(question)?.[0] ?? '';
    const tab = await page.context().newPage();
    await tab.goto(new URL(link).pathname + new URL(link).search);
    await tab.getByRole('button', { name: 'Subscribe' }).click();
    await expect(tab.getByRole('status')).toHaveText('You’re subscribed. You can unsubscribe from the link in every newsletter.');
    await mailed(page, 'interest@example.org', 'You’ll get news from Escale now and then');
  },
);

test('too many tries are told so, and what was typed stays', IN_VERIFY, async ({ page }) => {
  const lead = await open(page, 'partner');
  await page.route(PARTNER, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { success: false } }));
  await lead.fillIn();
  await lead.send.click();
  await expect(lead.form.getByRole('alert')).toContainText('Too many attempts.');
  await expect(lead.field('First name')).toHaveValue('Samira');
});

test('the slides turn by themselves, not under a pointer, with the focus in them or once they are stopped', IN_VERIFY, async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/partner');
  const slides = page.getByRole('region', { name: 'Become a partner' });
  const dot = (number: number) => slides.getByRole('button', { name: `Slide ${number} of 3` });
  await page.mouse.move(5, 5);
  await page.clock.runFor(7_100);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await dot(1).click();
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await slides.getByRole('button', { name: 'Pause slides' }).click();
  await page.mouse.move(5, 5);
  await page.locator('body').press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(20_000);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await slides.getByRole('button', { name: 'Play slides' }).click();
  await page.clock.runFor(20_000);
  await expect(dot(1), 'the focus is in it').toHaveAttribute('aria-current', 'true');
});

test('the film plays on a press, with its captions, and never by itself', IN_VERIFY, async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/hopper');
  const scene = page.locator('figure [aria-current=step]');
  await page.clock.runFor(30_000);
  await expect(scene).toHaveText('The order is ready. The store has packed it.');
  await page.getByRole('button', { name: 'Play, with captions' }).click();
  await page.clock.runFor(4_100);
  await expect(scene).toHaveText('Give the code and take the order.');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(30_000);
  await expect(scene).toHaveText('Give the code and take the order.');
  await page.getByRole('button', { name: 'Play, with captions' }).click();
  await page.clock.runFor(17_000);
  await expect(scene).toHaveText('A second code at the door and you’re done.');
  await expect(page.getByRole('button', { name: 'Play, with captions' })).toBeVisible();
});

test('the welcome page offers a sign-up, the others a sign-in; who has signed up is greeted by first name', IN_VERIFY, async ({ page }) => {
  await openPage(page, '/welcome');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await banner.getByRole('link', { name: 'Sign Up' }).click();
  await expect(new SignInDialog(page).signUpBox).toBeVisible();
  for (const path of ['/welcome-partner', '/welcome-hopper']) {
    await openPage(page, path);
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /^Geneva on/ })).toHaveCount(2);
  }
  const user = await newCustomer(page.request, somebodyNew());
  await remember(page, { user });
  await openPage(page, '/welcome');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${user.first_name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Order now' }).click();
  await expect(page).toHaveURL(/\/$/);
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
