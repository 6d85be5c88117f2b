import { expect, test, type Locator } from '@playwright/test';
import { somebodyNew } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage } from './open-page.ts';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

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
