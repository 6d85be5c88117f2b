import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { newPasswordModel } from '#machines/new-password/new-password.model.ts';
import { newCustomer, somebodyNew } from '../demo-city.ts';
import { mailedLink } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type State = 'checking' | 'unreachable' | 'writing' | 'saving' | 'spent' | 'done';
const alertSays =
  (words: RegExp) =>
  ({ page }: Stage<object>) =>
    expect(page.getByRole('main').getByRole('alert')).toContainText(words);

actInThePage<State, object>({
  model: modelOf(newPasswordModel),
  ports: { checkLink: endpoints.check_detail.path, setPassword: endpoints.new_password.path },
  unreachable: {},
  rules: [],
  unseen: ['opening'],
  open: async (page, _calls, input) => {
    if (input === 1) {
      await openPage(page, '/new-password');
      return {};
    }
    const who = somebodyNew();
    await newCustomer(page.request, who);
    await page.request.post(endpoints.forgot_password.path, { data: { email: who.email } });
    await openPage(page, await mailedLink(page, who.email));
    return {};
  },
  acts: {
    'the customer gives a new password': async ({ page }) => {
      await page.getByRole('textbox', { name: 'New password' }).fill('a mountain in May');
      await page.getByRole('button', { name: 'Save the password' }).click();
    },
    'the customer tries again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  afterwards: {
    'no answer about the link comes': alertSays(/No connection/),
    'no answer about the password comes': alertSays(/No connection/),
    'the password is set': ({ page }) => expect(page).toHaveURL(/\/new-password$/),
  },
  states: {
    checking: ({ page }) => expect(page.getByText('Checking the link')).toBeVisible(),
    unreachable: ({ page }) => expect(page.getByText('Your link is not used up.')).toBeVisible(),
    writing: ({ page }) => expect(page.getByRole('button', { name: 'Save the password' })).not.toHaveAttribute('aria-busy', 'true'),
    saving: ({ page }) => expect(page.getByRole('main').locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true'),
    spent: ({ page }) => expect(page.getByText('This link no longer works.')).toBeVisible(),
    done: ({ page }) => expect(page.getByText('Your new password is set.')).toBeVisible(),
  },
});
