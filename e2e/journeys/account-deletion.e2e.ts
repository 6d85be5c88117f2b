import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts';
import { newCustomer, somebodyNew } from '../demo-city.ts';
import { Header } from '../models/Header.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Props = { readonly password: string };
const dialog = ({ page }: Stage<Props>) => page.getByRole('dialog');
const press = (name: RegExp | string) => (stage: Stage<Props>) => dialog(stage).getByRole('button', { name }).click();
const field = (stage: Stage<Props>) => dialog(stage).getByLabel('Your password', { exact: true });
const further = (stage: Stage<Props>) => dialog(stage).getByRole('button', { name: /^(Delete account|Deleting)$/ });
const says = (words: RegExp | string) => (stage: Stage<Props>) => expect(dialog(stage).getByText(words)).toBeVisible();
const look = endpoints.get_sessions.path;

/** Whoever is told where they are signed in has their account. */
const answerLooks = (fulfil: 'there' | 'gone' | 'lost') => async (stage: Stage<Props>) => {
  const route = await stage.calls.take(look);
  if (fulfil === 'there') await route.continue();
  else if (fulfil === 'gone') await route.fulfill({ json: { success: false, error_code: 999 } });
  else await route.abort('internetdisconnected');
};

/** How much is in the wallet is no part of a failure that every server knows. */
const answerHolding = (wallet: number) => async (stage: Stage<Props>) =>
  (await stage.calls.take(endpoints.delete_account.path)).fulfill({
    json: { success: false, error_code: 1004, reason: 'wallet_not_empty', wallet, wallet_currency_code: 'CHF' },
  });

actInThePage<'closed' | 'explained' | 'password' | 'deleting' | 'looking' | 'refused' | 'unknown' | 'deleted', Props>({
  model: modelOf(accountDeletionModel),
  ports: { delete: endpoints.delete_account.path, look },
  unreachable: {},
  rules: [],
  unseen: [],
  open: async (page) => {
    const who = somebodyNew();
    await remember(page, { user: await newCustomer(page.request, who) });
    await openPage(page, '/profile');
    return { password: who.password };
  },
  acts: {
    'the customer wants the account deleted': ({ page }) => page.getByRole('button', { name: 'Delete my account' }).click(),
    'the customer means it': press('Continue'),
    'the customer gives the password': async (stage) => {
      await field(stage).fill(stage.props.password);
      await further(stage).click();
    },
    'the customer gives the password, and up what is in the wallet': async (stage) => {
      await field(stage).fill(stage.props.password);
      await dialog(stage)
        .getByRole('checkbox', { name: /^I give up/ })
        .check();
      await further(stage).click();
    },
    'the customer keeps the account': (stage) =>
      dialog(stage)
        .getByRole('button', { name: /^(Keep my account|Close)$/ })
        .last()
        .click(),
    'the customer tries again': press(/^(Try again|Look again)$/),
    '36.20 is in the wallet': answerHolding(36.2),
    'the wallet is empty meanwhile': answerHolding(0),
    'the account is still there': answerLooks('there'),
    'the account is gone': answerLooks('gone'),
    'nobody says whether it is there': answerLooks('lost'),
  },
  afterwards: {
    'the password is wrong': says('Incorrect password.'),
    'there were too many tries': says(/^Too many attempts/),
    'an order is running': says(/You have an order in progress/),
    '36.20 is in the wallet': says('You have CHF\u00a036.20 in your wallet.'),
    'the wallet is empty meanwhile': says(/Your wallet is now empty/),
    'money is in the wallet, and the server does not say how much': says(/There is money in your wallet/),
    'the server has the call come later': (stage) => expect(dialog(stage).getByRole('alert')).toBeVisible(),
    'the account is still there': says(/Your account was not deleted/),
    'the server deletes it': ({ page }) => expect(page.getByText('Your account is deleted.')).toBeVisible(),
  },
  states: {
    closed: (stage) => expect(dialog(stage)).toBeHidden(),
    explained: says('This can’t be undone.'),
    password: async (stage) => {
      await expect(field(stage)).toBeEnabled();
    },
    deleting: (stage) => expect(further(stage)).toHaveAttribute('aria-busy', 'true'),
    looking: says(/We’re checking whether your account was deleted/),
    refused: says(/can’t be deleted yet/),
    unknown: says(/If your account was deleted, you’ll be signed out/),
    deleted: async ({ page }) => {
      await expect(new Header(page).signIn).toBeVisible();
      await expect(page).toHaveURL('/');
    },
  },
});
