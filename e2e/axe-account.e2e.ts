import { expect, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { axeFindsNothing, type Screen } from './axe-screens.ts';
import { demoCustomer, newCustomer, sendPicture, somebodyNew } from './demo-city.ts';
import { ProfilePage } from './models/ProfilePage.ts';
import { openPage, remember } from './open-page.ts';
import { ACCOUNT_ROUTES } from './routes.ts';
import { WORDS } from './words.ts';

async function rememberSomebody(page: Page): Promise<string> {
  const who = somebodyNew();
  const user = await newCustomer(page.request, who);
  await page.request.post(endpoints.login.path, { data: { email: who.email, password: who.password } });
  await sendPicture(page.request, user);
  await remember(page, { user });
  return '/profile';
}

const asks =
  (row: RegExp): Screen['show'] =>
  async (page, path) => {
    await openPage(page, path);
    await page.getByRole('button', { name: row }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

const SCREENS: readonly Screen[] = [
  ...Object.keys(ACCOUNT_ROUTES).map((path) => ({
    name: path,
    everyLook: true as const,
    arrange: async (page: Page) => {
      await remember(page, { user: await demoCustomer(page.request, 'lea@example.org') });
      return path;
    },
    show: openPage,
  })),
  {
    name: 'a profile with everything, its copy saved',
    everyLook: true,
    arrange: rememberSomebody,
    show: async (page, path) => {
      await openPage(page, path);
      await expect(page.getByRole('main').locator('img[src*=customer_picture]')).toBeVisible();
      await expect(page.getByRole('switch').first()).toBeChecked();
      await page.getByRole('button', { name: /^(Download my data|Télécharger mes données)$/ }).click();
      await expect(page.getByText(/^(Saved to your downloads|Enregistré dans)/)).toBeVisible();
      // The bar at the top hides what it stands over, here nothing that can be pressed.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'a profile whose file is no picture',
    everyLook: true,
    arrange: rememberSomebody,
    show: async (page, path) => {
      await openPage(page, path);
      await page
        .getByRole('main')
        .locator('input[type=file]')
        .setInputFiles({ name: 'tool.png', mimeType: 'image/png', buffer: Buffer.from('MZ and more') });
      await expect(page.getByText(/Only JPEG and PNG|Seuls les fichiers JPEG/)).toBeVisible();
    },
  },
  {
    name: 'the form of a profile with what is wrong in it',
    forAChange: true,
    everyLook: true,
    arrange: rememberSomebody,
    show: async (page, path, language) => {
      await openPage(page, path);
      const profile = new ProfilePage(page, WORDS[language]);
      // Once it is edited it stands there again in each further look.
      await expect(profile.edit.or(profile.save)).toBeVisible();
      if (await profile.save.isHidden()) await profile.edit.click();
      await profile.main.locator('input[name=first_name]').press('Enter');
      await expect(profile.main.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'the question whether to sign out everywhere',
    everyLook: true,
    arrange: rememberSomebody,
    show: asks(/^(Sign out everywhere|Se déconnecter partout)/),
  },
  {
    name: 'what is lost with an account',
    everyLook: true,
    arrange: rememberSomebody,
    show: asks(/^(Delete my account|Supprimer mon compte)/),
  },
];

axeFindsNothing(SCREENS);
