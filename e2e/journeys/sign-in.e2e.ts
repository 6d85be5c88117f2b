import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signInModel } from '#machines/sign-in/sign-in.model.ts';
import { DEMO_PASSWORD, somebodyNew } from '../demo-city.ts';
import { Header } from '../models/Header.ts';
import { SignInDialog } from '../models/SignInDialog.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

const reads = (dialog: SignInDialog, words: RegExp) => expect(dialog.box.getByRole('alert')).toContainText(words);

actInThePage<Exclude<SnapshotFrom<typeof signInMachine>['value'], 'opening'>, { dialog: SignInDialog; header: Header }>({
  model: modelOf(signInModel),
  ports: { signIn: endpoints.login.path, register: endpoints.register.path, askForNewPassword: endpoints.forgot_password.path },
  unreachable: {},
  rules: [],
  unseen: ['opening'],
  open: async (page, _calls, input) => {
    await openPage(page, `/faq?dialog=${['signIn', 'signUp', 'forgotPassword'][input]}`);
    return { dialog: new SignInDialog(page), header: new Header(page) };
  },
  acts: {
    'the customer gives identifier and password': ({ props: { dialog } }) => dialog.signIn('lea@example.org', DEMO_PASSWORD),
    'the customer gives who they are': ({ props: { dialog } }) => dialog.signUp(somebodyNew()),
    'the customer would rather sign up': ({ props: { dialog } }) => dialog.ratherSignUp.click(),
    'the customer would rather sign in': ({ props: { dialog } }) => dialog.ratherSignIn.click(),
    'the customer has forgotten the password': ({ props: { dialog } }) => dialog.forgot.click(),
    'the customer gives the e-mail of the account': ({ props: { dialog } }) => dialog.askForNewPassword('lea@example.org'),
    'the customer closes the dialog': ({ props: { dialog } }) => dialog.close.click(),
  },
  afterwards: {
    'the server does not know them so': ({ props: { dialog } }) => reads(dialog, /password/i),
    'the server says that the e-mail is taken': ({ props: { dialog } }) => reads(dialog, /e-?mail/i),
    'no answer to the sign-in comes': ({ props: { dialog } }) => reads(dialog, /No connection/),
    'no answer to the registration comes': ({ props: { dialog } }) => reads(dialog, /No connection/),
    'the server is asked for e-mails too often': ({ props: { dialog } }) => reads(dialog, /Too many attempts/),
  },
  states: {
    signingIn: async ({ props: { dialog } }) => {
      await expect(dialog.signInBox).toBeVisible();
      await expect(dialog.submit).not.toHaveAttribute('aria-busy', 'true');
    },
    askingIn: async ({ props: { dialog } }) => {
      await expect(dialog.signInBox).toBeVisible();
      await expect(dialog.submit).toHaveAttribute('aria-busy', 'true');
    },
    signingUp: async ({ props: { dialog } }) => {
      await expect(dialog.signUpBox).toBeVisible();
      await expect(dialog.submit).not.toHaveAttribute('aria-busy', 'true');
    },
    askingUp: async ({ props: { dialog } }) => {
      await expect(dialog.signUpBox).toBeVisible();
      await expect(dialog.submit).toHaveAttribute('aria-busy', 'true');
    },
    forgetting: async ({ props: { dialog } }) => {
      await expect(dialog.forgotBox).toBeVisible();
      await expect(dialog.submit).not.toHaveAttribute('aria-busy', 'true');
    },
    askingForNewPassword: async ({ props: { dialog } }) => {
      await expect(dialog.forgotBox).toBeVisible();
      await expect(dialog.submit).toHaveAttribute('aria-busy', 'true');
    },
    checkEmail: async ({ props: { dialog } }) => {
      await expect(dialog.checkEmailBox).toContainText('If we have this email address on file');
    },
    done: async ({ props: { dialog, header } }) => {
      await expect(dialog.box).toBeHidden();
      await expect(header.account).toBeVisible();
    },
    closed: async ({ props: { dialog, header } }) => {
      await expect(dialog.box).toBeHidden();
      await expect(header.signIn).toBeVisible();
    },
  },
});
