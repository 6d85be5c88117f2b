import { randomInt } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { somebodyNew } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { ProfilePage } from './models/ProfilePage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

/** Letters, figures and signs as Japanese keyboards write them. */
const fullWidth = (text: string) => text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
/** What a contact list hands on: the number within marks of direction. */
const fromContacts = (digits: string) => `\u202a\u00a0${digits}\u202c\u200b`;
const withUnseen = (text: string) => `\u200b${[...text].join('\u2060')}\u202c\ufeff`;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Pastes over whatever stands in a field. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

test('who pastes what carries unseen marks signs up, signs in, and is reached as if it had been typed', IN_VERIFY, async ({ page }) => {
  const who = { ...somebodyNew(), phone: '791234567' };
  // Of nobody else: it stays theirs.
  const [one, two, three] = [String(randomInt(100, 1_000)), String(randomInt(10, 100)), String(randomInt(10, 100))];
  await openPage(page, '/help?dialog=signUp');
  const dialog = new SignInDialog(page);
  const field = (name: string) => dialog.signUpBox.getByRole('textbox', { name, exact: true });
  await paste(page, field('First name'), withUnseen(who.first_name));
  await paste(page, field('Last name'), `\u202a${who.last_name}\u202c\u00a0`);
  await paste(page, field('Email'), `\u00a0${fullWidth(who.email)}\u200b`);
  await paste(page, field('Password'), withUnseen(who.password));
  await paste(page, field('Phone'), fromContacts(fullWidth('079\u2011123\u201145\u201167')));
  await dialog.signUpBox.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
  await dialog.submit.click();
  const header = new Header(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Zoé' })).toBeFocused();
  await header.signOut();
  await expect(header.signIn).toBeVisible();

  await openPage(page, '/help?dialog=signIn');
  const identifier = dialog.signInBox.getByRole('textbox', { name: 'Email or phone' });
  await paste(page, identifier, withUnseen(who.email));
  await paste(page, dialog.signInBox.getByRole('textbox', { name: 'Password' }), fullWidth(who.password));
  await dialog.submit.click();
  await expect(header.account).toBeVisible();

  await openPage(page, '/profile');
  const profile = new ProfilePage(page);
  for (const kept of [who.first_name, who.last_name, who.email, '+41 79 123 45 67'])
    await expect(profile.main.getByText(kept, { exact: true })).toBeVisible();
  await profile.edit.click();
  await paste(page, profile.field('Phone'), fromContacts(`\uff0b41\u00a078\u2011${one}\u2011${two}\u2011${three}`));
  await paste(page, profile.field('Current password'), withUnseen(who.password));
  await profile.save.click();
  await expect(profile.main.getByText(`+41 78 ${one} ${two} ${three}`, { exact: true })).toBeVisible();

  const foot = page.getByRole('contentinfo');
  await openPage(page, '/faq');
  await foot.scrollIntoViewIfNeeded();
  await paste(page, foot.getByRole('textbox', { name: 'News from your neighbourhood' }), withUnseen(who.email));
  await page.keyboard.press('Enter');
  await expect(foot.getByText('Almost done: open the link in the email we’ve sent you.')).toBeVisible();

  await header.signOut();
  await openPage(page, '/help?dialog=signIn');
  await paste(page, identifier, fromContacts(fullWidth(`078 ${one} ${two} ${three}`)));
  await paste(page, dialog.signInBox.getByRole('textbox', { name: 'Password' }), withUnseen(who.password));
  await dialog.submit.click();
  await expect(header.account).toBeVisible();
});

test('what a password manager fills in without an event signs somebody up by Enter, the ticked box with it', async ({ page }) => {
  /** Sets a field beside what React listens to. */
  const fill = (field: Locator, content: string | boolean) =>
    field.evaluate((element, set) => {
      const property = typeof set === 'string' ? 'value' : 'checked';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(element, set);
    }, content);
  const who = somebodyNew();
  await openPage(page, '/help?dialog=signUp');
  const dialog = new SignInDialog(page);
  const field = (name: string) => dialog.signUpBox.getByRole('textbox', { name, exact: true });
  await fill(field('First name'), who.first_name);
  await fill(field('Last name'), who.last_name);
  await fill(field('Email'), who.email);
  await fill(field('Password'), who.password);
  await fill(field('Phone'), who.phone);
  await fill(dialog.signUpBox.getByRole('checkbox', { name: 'I accept the terms and conditions' }), true);
  await field('Phone').press('Enter');
  await expect(new Header(page).account).toBeVisible();
});
