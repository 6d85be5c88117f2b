import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { profileModel } from '#machines/profile/profile.model.ts';
import { newCustomer, somebodyNew } from '../demo-city.ts';
import { ProfilePage } from '../models/ProfilePage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

const alertSays =
  (words: RegExp) =>
  ({ props: { profile } }: { readonly props: { readonly profile: ProfilePage } }) =>
    expect(profile.main.getByRole('alert')).toContainText(words);

actInThePage<'viewing' | 'editing' | 'saving', { profile: ProfilePage; password: string }>({
  model: modelOf(profileModel),
  ports: { saveProfile: endpoints.update.path },
  unreachable: {
    'the server saves it and signs out everywhere else': 'the journeys change a name, which ends no session',
  },
  rules: [],
  unseen: ['opening'],
  open: async (page, _calls, input) => {
    const who = somebodyNew();
    const user = await newCustomer(page.request, who);
    await remember(page, { user });
    if (input === 1)
      await page.evaluate(
        (kept) => localStorage.setItem('storefront.profile_draft', kept),
        JSON.stringify({ holder: user._id, draft: { last_name: 'Roch' } }),
      );
    await openPage(page, '/profile');
    return { profile: new ProfilePage(page), password: who.password };
  },
  acts: {
    'the customer chooses Edit': ({ props: { profile } }) => profile.edit.click(),
    'the customer chooses another password': ({ page }) => page.getByRole('button', { name: /^Change password/ }).click(),
    'the customer types another last name': ({ props: { profile } }) => profile.field('Last name').fill('Rochat'),
    'the customer cancels': ({ props: { profile } }) => profile.cancel.click(),
    'the customer saves': async ({ props: { profile, password } }) => {
      await profile.field('Last name').fill('Rochat');
      await profile.field('Current password').fill(password);
      await profile.save.click();
    },
  },
  afterwards: {
    'the customer chooses another password': ({ props: { profile } }) => expect(profile.field('New password')).toBeFocused(),
    'the server saves it': async ({ page, props: { profile } }) => {
      await expect(profile.main.getByText('Your details are saved.')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Rochat');
    },
    'the current password is wrong': async ({ props: { profile } }) => {
      await expect(profile.main.getByText('The current password is wrong.')).toBeVisible();
      await expect(profile.field('Current password')).toBeFocused();
    },
    'no answer comes': alertSays(/No connection/),
  },
  states: {
    viewing: ({ props: { profile } }) => expect(profile.edit).toBeVisible(),
    editing: ({ props: { profile } }) => expect(profile.save).not.toHaveAttribute('aria-busy', 'true'),
    saving: ({ props: { profile } }) => expect(profile.save).toHaveAttribute('aria-busy', 'true'),
  },
});
